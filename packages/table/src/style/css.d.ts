declare module "*.css";
declare module "*.css?inline" {
  const css: string;
  export default css;
}
interface ImportMeta {
  /** Files that match a pattern, each fetched when it is called for. */
  readonly glob: (
    pattern: string,
    options: { readonly query: "?raw"; readonly import: "default" },
  ) => Readonly<Record<string, (() => Promise<string>) | undefined>>;
}
