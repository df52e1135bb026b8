import { StrictMode } from "preact/compat";
import { createRoot } from "preact/compat/client";
import { Site } from "./app.tsx";
import { keepOffline } from "./offline.ts";
import { openApp } from "./session/app.ts";
import { dressPage } from "./session/theme.ts";
import "./style/base.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/start.css";
import "./style/report.css";
import "./style/narrow.css";

const app = openApp();
dressPage(app.settings);
const root = document.getElementById("app");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Site app={app} />
    </StrictMode>,
  );
}

if (location.protocol.startsWith("http") && "serviceWorker" in navigator) keepOffline();
