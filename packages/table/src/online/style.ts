/** The style of what is around a game on a server; it comes with the first such page. */
export const onlineCss = `
.together main { max-width: 1240px; }
.together .mark { text-decoration: none; color: inherit; }
.together h1 { font-size: 2.25rem; }
.together .lead { font-size: 1.0625rem; color: var(--ink2); margin: 4px 0 16px; }
.together .small { font-size: 0.875rem; color: var(--ink2); margin-top: 8px; }
.together .over { font: 700 0.8125rem/1.3 var(--sans); letter-spacing: .05em; text-transform: uppercase; color: var(--ink3); margin: 12px 0 6px; }
.together .columns > div > .card + .card { margin-top: 14px; }
.together .acts.even { margin: 12px 0 18px; }
.together .acts.even .btn, .online-banner .acts .btn { flex: none; }
.together main > .vig { max-height: 260px; border-radius: 10px; margin-top: 18px; }
.together input:not([type="radio"], [type="checkbox"], [type="file"]), .affairs input:not([type="checkbox"]) { background: var(--paper); color: inherit; border: 1px solid var(--line2); border-radius: 6px; padding: 4px 8px; }
.together .columns { display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(300px, 1fr); gap: 18px; align-items: start; }
.together .tables, .new-game { padding: 14px 18px 18px; }
.new-game .vig { border-radius: 6px; margin: 8px 0; max-height: 140px; }
.choice { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; border: 0; padding: 0; margin: 8px 0; }
.choice > legend, .choice > span { width: 100%; font-weight: 600; color: var(--ink3); padding: 0; }
.choice select, .choice input:not(.sr) { max-width: 100%; min-height: 36px; }
.table-row { display: grid; grid-template-columns: 150px minmax(0, 1fr) auto; gap: 6px 16px; align-items: center; padding: 10px 0; border-top: 1px solid var(--line2); }
.table-row.card { padding: 12px 14px; border: 1px solid var(--line2); margin-bottom: 10px; }
.tables .table-row { grid-template-columns: 120px minmax(0, 1fr) minmax(110px, auto) auto; }
.table-row .vig { border-radius: 6px; }
.table-row b { font-family: var(--serif); font-size: 1.125rem; }
.table-row .news { color: var(--ink); font-weight: 700; }
.late { color: var(--red); font-weight: 700; }
.table-row .ways { display: flex; flex-direction: column; gap: 6px; }
.own-clock { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
.table-row .own-clock b { font: 700 1rem/1.3 var(--sans); }
.own-clock.low b { color: var(--red); }
.own-clock small { color: var(--ink2); }
.clock-bar { width: 110px; height: 10px; border: 1px solid var(--line2); border-radius: 5px; overflow: hidden; background: var(--inset); }
.clock-bar i { display: block; height: 100%; background: var(--blue); }
.own-clock.low .clock-bar i { background: repeating-linear-gradient(135deg, var(--red) 0 3px, transparent 3px 5px); }
.own-clock.waits .clock-bar i { background: var(--line2); }
.invite { max-width: 470px; margin: 18px auto; overflow: hidden; }
.invite-body, section.invite:not(:has(.vig)) { padding: 12px 18px 18px; }
.invite h2 small { font: italic 400 1rem/1 var(--serif); color: var(--ink2); }
.acts.tall { flex-direction: column; align-items: stretch; }
.together .acts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.together .btn.wide { width: 100%; margin-top: 12px; }
.copy-link { display: flex; gap: 8px; margin: 10px 0; }
.copy-link input { flex: 1; min-width: 0; padding: 6px 8px; border: 1px dashed var(--line2); border-radius: 6px; background: var(--paper); }
.waits { display: flex; gap: 10px; margin-top: 12px; align-items: start; }
.ring { flex: none; width: 18px; height: 18px; border-radius: 50%; border: 3px solid var(--line2); border-top-color: var(--blue); animation: online-turn 1.4s linear infinite; margin-top: 3px; }
@keyframes online-turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .ring { animation: none; } }
.code { font: 700 2rem/1.2 var(--sans); letter-spacing: .1em; }
.code small { font: 400 0.875rem/1 var(--sans); letter-spacing: 0; }
.tells { list-style: decimal; padding-left: 22px; margin: 8px 0 14px; max-width: 70ch; }
.together code { overflow-wrap: anywhere; }
.online { position: relative; }
.online .table { height: calc(100dvh - 40px); }
.seats-bar { height: 40px; display: flex; align-items: center; gap: 10px; padding: 0 14px; background: var(--paper); border-bottom: 1px solid var(--line2); overflow: hidden; white-space: nowrap; }
.seat-plate { display: inline-flex; align-items: center; gap: 6px; padding: 3px 8px; border: 1.4px solid var(--line2); border-radius: 6px; background: var(--sheet); }
.seat-plate.runs { border-color: var(--blue); box-shadow: 0 0 0 1px var(--blue); }
.seat-plate small { color: var(--ink2); }
.seat-plate .time { font-weight: 700; }
.presence { width: 10px; height: 10px; border-radius: 50%; border: 1.6px solid var(--ink3); flex: none; }
.presence.here { background: #3f7d2c; border-color: #3f7d2c; }
.presence.gone { border-style: dashed; }
.presence.machine { border-radius: 2px; background: var(--ink3); }
.badge { border: 1px solid var(--line2); border-radius: 6px; padding: 3px 8px; font-weight: 600; font-size: 0.8125rem; color: inherit; text-decoration: none; }
.online-banner { position: absolute; top: 140px; right: 396px; z-index: 40; background: var(--sheet); border: 2px solid #a8761b; border-radius: 8px; padding: 8px 14px; max-width: min(92vw, 400px); box-shadow: var(--shadow); }
.online-banner.bad { border-color: var(--red); }
.online-banner.info { border-color: var(--blue); }
.online-banner .acts { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px; }
.affairs-place, .affairs.ended { position: absolute; left: 60px; top: 140px; z-index: 24; width: min(320px, 80vw); display: grid; gap: 8px; }
.affairs { padding: 8px 12px 10px; }
.affairs.offer, .affairs.late { border: 2px solid #a8761b; }
.affairs .acts { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
.affairs .over, .chat .over { font: 700 0.8125rem/1.3 var(--sans); text-transform: uppercase; color: var(--ink3); }
.affairs.own { justify-self: start; padding: 4px 10px; }
.affairs.own summary { cursor: pointer; font-weight: 600; min-height: 24px; }
.chat-place { position: absolute; left: 60px; bottom: 44px; z-index: 24; display: flex; flex-wrap: wrap; gap: 8px; align-items: end; max-width: min(360px, 90vw); }
.online:has(.table.has-units) :is(.chat-place, .affairs-place, .affairs.ended) { left: 290px; }
.chat { width: 100%; padding: 8px 12px; }
.chat ol { max-height: 200px; overflow: auto; margin: 6px 0; }
.chat form { display: flex; gap: 6px; }
.chat input { flex: 1; min-width: 0; padding: 4px 8px; border: 1px solid var(--line2); border-radius: 6px; background: var(--paper); }
.count { background: var(--blue); color: var(--paper); border-radius: 10px; padding: 1px 7px; font-size: 0.8125rem; }
.counts { width: 100%; border-collapse: collapse; margin: 8px 0; }
.counts th, .counts td { text-align: left; padding: 3px 6px; border-top: 1px solid var(--line); }
.qr-place { display: flex; gap: 12px; align-items: center; }
.qr { width: 132px; height: 132px; flex: none; border-radius: 6px; }
.qr-paper { fill: #fffdf4; }
.qr-ink { fill: #241c12; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 18px; }
.together .columns > .sides > .card + .card { margin-top: 0; }
.together .columns > .side-picture { border-radius: 10px; overflow: hidden; }
.together .columns + .columns { margin-top: 18px; }
.side { border-collapse: collapse; width: 100%; padding: 10px 14px; display: table; }
.side caption { text-align: left; font: 600 1.25rem/1.4 var(--serif); border-top: 4px solid var(--blue); padding-top: 6px; }
.side th { text-align: left; font-weight: 400; padding: 5px 10px; }
.side td { text-align: right; font-weight: 700; padding: 5px 10px; }
.side tr + tr { border-top: 1px solid var(--line); }
.standing { max-height: 60vh; overflow: auto; }
.standing[open] { justify-self: stretch; }
.way, .tick { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin: 6px 0; }
.way > span { flex: 1 1 120px; font-weight: 600; }
.way small { display: block; font-weight: 400; color: var(--ink2); }
.tick input[type="number"] { width: 5rem; }
.tick.names input { flex: 1 1 100%; }
.own-clock .amount { display: inline-flex; gap: 4px; width: auto; }
.own-clock input { width: 4.5rem; }
.recap { position: absolute; right: 8px; top: 96px; z-index: 26; width: min(372px, calc(100vw - 16px)); max-height: calc(100dvh - 120px); overflow: auto; padding: 12px 14px; border: 1.4px solid var(--blue); }
.recap .over { font: 700 0.8125rem/1.3 var(--sans); letter-spacing: .05em; text-transform: uppercase; color: var(--gold-d); }
.recap ol { list-style: none; counter-reset: told; margin: 8px 0; }
.recap li { counter-increment: told; border-top: 1px solid var(--line); padding: 6px 0 6px 30px; position: relative; }
.recap li::before { content: counter(told); position: absolute; left: 0; top: 8px; width: 21px; height: 21px; border-radius: 50%; background: var(--blue); color: var(--sheet); font: 700 0.8125rem/21px var(--sans); text-align: center; }
.recap li.now { background: var(--inset); }
.recap li.now::before { background: var(--gold); color: #241c12; }
.recap .told { all: unset; cursor: pointer; }
.recap .told:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
.changed div { display: flex; gap: 8px; }
.changed dt { font-weight: 600; color: var(--ink3); }
.recap .acts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px; }
@media (max-width: 760px) {
  .recap { top: auto; bottom: 0; right: 0; width: 100vw; max-height: 62dvh; border-radius: 16px 16px 0 0; }
  .together .columns { grid-template-columns: minmax(0, 1fr); }
  .table-row, .tables .table-row { grid-template-columns: 84px minmax(0, 1fr); }
  .seats-bar { gap: 6px; padding: 0 8px; }
  .seats-bar > a:first-child, .seats-bar .badge, .seat-plate small { display: none; }
  .affairs-place, .affairs.ended, .chat-place { left: 8px; }
  .affairs-place { top: 120px; }
  .chat-place { bottom: auto; top: 276px; left: auto; right: 8px; justify-content: end; }
  .online-banner { top: 106px; left: 8px; right: 8px; max-width: none; }
  .together nav a:first-child { display: none; }
}
`;
