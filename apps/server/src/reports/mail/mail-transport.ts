import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly file?: { readonly name: string; readonly content: Buffer }
}

export interface MailTransport {
  /** Resolves when the mail server has taken it; what is thrown may carry its responseCode. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Shorter than a mail is held, so that no other process sends it meanwhile. */
const WAIT_MS = 30_000

/** SMTP_URL: smtp://user:password@mail.plant.example:587, or smtps:// for TLS from the start. */
export function mailTransport(settings: { readonly smtpUrl: string; readonly mailFrom: string }): MailTransport {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    // A text or a file is what we give it; nothing is fetched from a path or an address that stands in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, body, file }) => {
      await transport.sendMail({
        from: settings.mailFrom,
        to: { name: '', address: to },
        subject,
        text: body,
        attachments: file ? [{ filename: file.name, content: file.content }] : [],
      })
    },
    close: () => transport.close(),
  }
}
