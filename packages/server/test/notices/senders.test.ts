import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { Agent, createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import webPush from "web-push";
import { openPostOffice, type PostOffice } from "../../src/notices/senders.ts";
import { certificate } from "./certificate.ts";

const nothing: PostOffice = { mail: null, push: null, webhookSecret: null, allowsPrivate: true };
const notice = { title: "Alma: it is your move", text: "Move a unit.", link: "http://localhost/g/abc" };

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};
const portOf = (server: { address: () => string | AddressInfo | null }): number =>
  (server.address() as AddressInfo).port;

test("a notice by mail reaches the mail server with its link", async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part;
      });
      stream.on("end", () => {
        mails.push(text);
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise((done) => server.close(() => done())));
  const mail = { server: `smtp://127.0.0.1:${portOf(server.server)}`, from: "Redoubt <redoubt@example.org>" };
  await openPostOffice({ ...nothing, mail })({ kind: "mail", address: "ann@example.org" }, notice);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("To: ann@example.org");
  expect(mails[0]).toContain("Subject: Alma: it is your move");
  expect(mails[0]).toContain("http://localhost/g/abc");
});

test("a webhook is called with a signed notice; one that is gone says so, and a neighbour is not called", async () => {
  const heard: { readonly body: string; readonly signature: string }[] = [];
  const server = createServer(async (request, reply) => {
    if (request.url === "/gone") return void reply.writeHead(410).end();
    heard.push({ body: String(await bodyOf(request)), signature: String(request.headers["x-redoubt-signature"]) });
    reply.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${portOf(server)}/`;
  const send = openPostOffice({ ...nothing, webhookSecret: "s" });
  await send({ kind: "webhook", address }, notice);
  expect(JSON.parse(heard[0].body)).toEqual(notice);
  expect(heard[0].signature).toMatch(/^sha256=[0-9a-f]{64}$/);
  await expect(send({ kind: "webhook", address: `${address}gone` }, notice)).rejects.toThrow("no more");
  const careful = openPostOffice({ ...nothing, webhookSecret: "s", allowsPrivate: false });
  await expect(careful({ kind: "webhook", address }, notice)).rejects.toThrow("open network");
  expect(heard).toHaveLength(1);
});

test("a push notice reaches the browser's service, sealed for the browser and signed by the server", async () => {
  const heard: { readonly headers: IncomingMessage["headers"]; readonly body: Buffer }[] = [];
  const server = createSecureServer(certificate, async (request, reply) => {
    if (request.url === "/gone") return void reply.writeHead(410).end();
    heard.push({ headers: request.headers, body: await bodyOf(request) });
    reply.writeHead(201).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const keys = webPush.generateVAPIDKeys();
  const push = { ...keys, contact: "mailto:keeper@example.org" };
  const send = openPostOffice({ ...nothing, push }, new Agent({ ca: certificate.cert }));
  const endpoint = `https://localhost:${portOf(server)}/box`;
  await send({ kind: "push", endpoint, p256dh, auth }, notice);
  expect(heard[0].headers["content-encoding"]).toBe("aes128gcm");
  expect(heard[0].headers.authorization).toContain(keys.publicKey);
  expect(heard[0].body.includes("your move")).toBe(false);
  await expect(send({ kind: "push", endpoint: endpoint.replace("box", "gone"), p256dh, auth }, notice)).rejects.toThrow(
    "ended",
  );
});

test("what is not set up is not sent", async () => {
  const send = openPostOffice(nothing);
  await expect(send({ kind: "mail", address: "ann@example.org" }, notice)).rejects.toThrow("no mail");
  await expect(send({ kind: "webhook", address: "https://example.org" }, notice)).rejects.toThrow("no webhooks");
});
