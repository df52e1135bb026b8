import { WebSocketServer } from "ws";

/** A bare server that sends every message back: what the same parts do without a game. Prints its port. */
const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
  const address = server.address();
  console.log(typeof address === "object" && address !== null ? address.port : "");
});
server.on("connection", (socket) => socket.on("message", (data) => socket.send(String(data))));
