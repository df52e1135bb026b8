const PATHS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  hide: "M5 5h14v14H5zM3 21 21 3",
  undo: "M4 9h10a6 6 0 0 1 0 12h-3M8 5 4 9l4 4",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
  skip: "M5 5v14l9-7zM18 5v14",
  book: "M12 6c-2-2-5-2-9-1.500V19c4-.5 7-.5 9 1.500 2-2 5-2 9-1.500V4.500C17 4 14 4 12 6zM12 6v14.500",
  moon: "M19 14.500A8 8 0 0 1 9.500 5 8 8 0 1 0 19 14.500z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500 19 19M19 5l-1.500 1.500M6.500 17.500 5 19",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  search: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 20 20",
  units: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  help: "M9 9a3 3 0 1 1 4 3c-1 .6-1 1.500-1 2.500M12 18v.5",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawn sign; the button around it has the name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  readonly onClick: () => void;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

/** A button with a sign and a name. */
export function IconButton({ icon, label, keys, onClick, isOn, isDisabled, testId }: IconButtonProps) {
  return (
    <button
      type="button"
      className={isOn ? "ib on" : "ib"}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      data-testid={testId}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The mark of Redoubt. */
export function Mark() {
  return (
    <svg className="mark-sign" viewBox="0 0 30 26" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M3 22V13l5-5h4l3-5 3 5h4l5 5v9" strokeWidth="3.2" strokeLinejoin="round" />
      <path d="M1 25.2h28" strokeWidth="1.6" />
      <path d="M15 13v9M9 16v6M21 16v6" strokeWidth="1.8" />
    </svg>
  );
}
