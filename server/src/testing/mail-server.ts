import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  to: string[];
  raw: string;
  mail: Email;
}

export interface MailServer {
  /** With user and password, as in `SMTP_URL`. */
  url: string;
  received: ReceivedMail[];
  /** Called before a mail is accepted; a returned code and text reject it. */
  answer: (to: string) => { code: number; text: string } | undefined;
  close(): Promise<void>;
}

/** A real mail server on loopback that stores what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const kept: MailServer = { url: "", received: [], answer: () => undefined, close: async () => {} };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === "gantry" && password === "s3cret") done(null, { user: username });
      else done(Object.assign(new Error("wrong password"), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      const refusal = kept.answer(address);
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          kept.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: raw.toString("utf8"), mail });
          done();
        });
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  kept.url = `smtp://gantry:s3cret@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  kept.close = () => new Promise((resolve) => server.close(resolve));
  return kept;
}
