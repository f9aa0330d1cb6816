import { createServer, type Socket } from "node:net";

// A mail server that accepts every mail at once and keeps none, with as little work as possible: what is measured is
// the product that sends them.
const ANSWERS: Record<string, string> = { EHLO: "250 sink", HELO: "250 sink", DATA: "354 go on", QUIT: "221 bye" };

function converse(socket: Socket): void {
  let isMail = false;
  let unread = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.setEncoding("latin1").on("error", () => socket.destroy());
  socket.on("data", (chunk: string) => {
    unread += chunk;
    for (;;) {
      const mark = isMail ? "\r\n.\r\n" : "\r\n";
      const end = unread.indexOf(mark);
      if (end < 0) break;
      const command = unread.slice(0, 4).toUpperCase();
      unread = unread.slice(end + mark.length);
      say(isMail ? "250 taken" : (ANSWERS[command] ?? "250 fine"));
      if (!isMail && command === "QUIT") socket.end();
      isMail = !isMail && command === "DATA";
    }
    // The end of a mail alone matters.
    if (isMail && unread.length > 4) unread = unread.slice(-4);
  });
  say("220 sink ESMTP");
}

createServer(converse).listen(Number(process.argv[2]), "127.0.0.1");
