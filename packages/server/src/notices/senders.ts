import { createHmac } from "node:crypto";
import { lookup } from "node:dns/promises";
import type { Agent } from "node:https";
import { isIP } from "node:net";
import nodemailer from "nodemailer";
import webPush from "web-push";
import { type Channel, Gone, type Notice, type Send } from "./contract.ts";

/** How notices are sent; a kind that is not set up is not offered. */
export interface PostOffice {
  /** The address of a mail server (smtp://user:password@host:port) and the sender. */
  readonly mail: { readonly server: string; readonly from: string } | null;
  /** The server's keys for web push, and an address at which its keeper is reached. */
  readonly push: { readonly publicKey: string; readonly privateKey: string; readonly contact: string } | null;
  /** What webhooks are signed with; null switches them off. */
  readonly webhookSecret: string | null;
  /** Whether webhooks may go to addresses of this machine and its own network: for tests, and for bots at home. */
  readonly allowsPrivate: boolean;
}

const PATIENCE = 10_000;

/** The kinds of notices that can be sent. */
export const kindsOf = ({ mail, push, webhookSecret }: PostOffice): readonly Channel["kind"][] => [
  ...(mail === null ? [] : (["mail"] as const)),
  ...(push === null ? [] : (["push"] as const)),
  ...(webhookSecret === null ? [] : (["webhook"] as const)),
];

/** Opens the post office. `agent` makes the connections to the push services of browsers. */
export function openPostOffice(office: PostOffice, agent?: Agent): Send {
  const { mail, push, webhookSecret, allowsPrivate } = office;
  const transport = mail === null ? null : nodemailer.createTransport(mail.server);
  return async (channel, notice) => {
    switch (channel.kind) {
      case "mail":
        if (transport === null || mail === null) throw new Gone("no mail is sent here");
        await transport.sendMail({
          from: mail.from,
          to: channel.address,
          subject: notice.title,
          text: `${notice.text}\n\n${notice.link}\n\nYou asked for this in My games, where you can end it.`,
        });
        return;
      case "webhook":
        if (webhookSecret === null) throw new Gone("no webhooks are called here");
        return callWebhook(channel.address, notice, webhookSecret, allowsPrivate);
      case "push":
        if (push === null) throw new Gone("no push notices are sent here");
        return pushNotice(channel, notice, push, agent);
    }
  };
}

/** Addresses of this machine and of private networks: a stranger must not make the server call its neighbours. */
const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.|::1$|::$|f[cd]|fe80|::ffff:)/i;

async function callWebhook(address: string, notice: Notice, secret: string, allowsPrivate: boolean): Promise<void> {
  const url = new URL(address);
  if (!allowsPrivate) {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const found = isIP(host) > 0 ? [{ address: host }] : await lookup(host, { all: true });
    if (url.protocol !== "https:" || found.some((one) => PRIVATE.test(one.address)))
      throw new Gone("webhooks go to https addresses of the open network");
  }
  const body = JSON.stringify(notice);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-redoubt-signature": `sha256=${signature}` },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.status === 410) throw new Gone("the webhook is no more");
  if (!response.ok) throw new Error(`the webhook answers ${response.status}`);
}

async function pushNotice(
  { endpoint, p256dh, auth }: Extract<Channel, { readonly kind: "push" }>,
  notice: Notice,
  { publicKey, privateKey, contact }: NonNullable<PostOffice["push"]>,
  agent: Agent | undefined,
): Promise<void> {
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: 24 * 3_600,
      timeout: PATIENCE,
      ...(agent === undefined ? {} : { agent }),
    });
  } catch (error) {
    const status = error instanceof webPush.WebPushError ? error.statusCode : 0;
    if (status === 404 || status === 410) throw new Gone("the browser has ended its push notices");
    throw error;
  }
}
