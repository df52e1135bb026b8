import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** What the plain pages are made of. */
export interface PlainPages {
  readonly address: string;
  readonly close: () => void;
}

const GESTURES = `
const picture = document.querySelector("#picture"), counter = document.querySelector("#counter");
let x = 0, y = 0, k = 1, last = null, settle;
const place = () => {
  document.querySelector("#sheet").style.transform = "translate3d(" + -x * k + "px," + -y * k + "px,0) scale(" + k + ")";
  clearTimeout(settle);
  document.querySelector("#sheet").style.willChange = "transform";
  settle = setTimeout(() => { document.querySelector("#sheet").style.willChange = ""; }, 180);
};
addEventListener("pointerdown", (event) => { last = event; });
addEventListener("pointerup", () => { last = null; });
addEventListener("pointermove", (event) => {
  if (last === null) return;
  x -= (event.clientX - last.clientX) / k; y -= (event.clientY - last.clientY) / k; last = event; place();
});
addEventListener("wheel", (event) => {
  event.preventDefault();
  const to = Math.min(3, Math.max(0.12, k * Math.exp(-event.deltaY * 0.0022)));
  x += event.clientX / k - event.clientX / to; y += event.clientY / k - event.clientY / to; k = to; place();
}, { passive: false });
addEventListener("keydown", () => { counter.style.transform = "translate(420px, 260px)"; });
place();
`;

const picturePage = (width: number, height: number): string => `<!doctype html><title>A picture</title>
<style>body{margin:0;overflow:hidden}#sheet{transform-origin:0 0;position:relative;width:${width}px;height:${height}px}
#counter{position:absolute;left:300px;top:300px;width:52px;height:52px;background:#8c2f1f;transition:transform .32s ease-in-out}</style>
<div id="sheet"><img id="picture" src="/picture.png" width="${width}" height="${height}" draggable="false" alt=""><div id="counter"></div></div>
<script>${GESTURES}</script>`;

const idlePage = (scripts: readonly string[]): string => `<!doctype html><title>Nothing</title>
${scripts.map((name) => `<script defer src="/idle/${name}"></script>`).join("\n")}
<h1>Nothing</h1>
<script>addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(() => { globalThis.shownAt = performance.now(); })));</script>`;

/** The address of the page that loads scripts of the site and does nothing with them. */
export const idleAddress = (plain: string, scripts: readonly string[]): string =>
  `${plain}/idle?scripts=${encodeURIComponent(scripts.join(","))}`;

/**
 * Serves a page with one picture of the map's size, and a page with those scripts of the site that are named, inside functions
 * that nobody calls.
 */
export function servePlain(dist: string, picture: Buffer, width: number, height: number): Promise<PlainPages> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const idle = new Map(
    readdirSync(join(dist, "assets"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => {
        const text = `function unused(){${readFileSync(join(dist, "assets", name), "utf8")}\n}`;
        return [`/idle/${name}`, brotliCompressSync(text, { params })];
      }),
  );
  const server = createServer(({ url = "/" }, response) => {
    const script = idle.get(url);
    if (script !== undefined) {
      response
        .writeHead(200, { "content-type": "text/javascript; charset=utf-8", "content-encoding": "br" })
        .end(script);
    } else if (url === "/picture.png") response.writeHead(200, { "content-type": "image/png" }).end(picture);
    else {
      const scripts = new URL(url, "http://localhost").searchParams.get("scripts");
      const page = scripts === null ? picturePage(width, height) : idlePage(scripts.split(","));
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    }
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address();
      const port = bound !== null && typeof bound === "object" ? bound.port : 0;
      done({ address: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}
