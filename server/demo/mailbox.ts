import { Hono } from 'hono'
import { html } from 'hono/html'
import { asShop } from '#domain/kernel/context.ts'
import { listMails } from '#domain/base/mails/index.ts'
import { emailAddress } from '#shared/kernel/validation.ts'
import type { ServerEnv } from '../server-env.ts'
import { demoVoucherCode } from './demo-voucher.ts'

/** The demo's mailbox: every mail that the shop has sent, newest first. Only without SITE_URL. */
export function demoMailbox(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/dev/mailbox.json', async (c) => {
    const to = emailAddress.optional().safeParse(c.req.query('to'))
    if (!to.success) return c.json({ error: '`to` is no email address' }, 400)
    return c.json(await listMails(asShop(c.get('ctx')), { to: to.data }))
  })
  app.get('/dev/mailbox', async (c) => {
    const mails = await listMails(asShop(c.get('ctx')))
    const voucher = await demoVoucherCode(c.get('ctx'))
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'",
    )
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Demo mailbox</title>
            <link rel="stylesheet" href="/plain.css" />
          </head>
          <body>
            <main>
              <h1>Demo mailbox</h1>
              <p>Emails the shop has sent. In the demo, none of them leave this machine.</p>
              ${voucher ? html`<p>A voucher to pay with, for anyone to try: <code>${voucher}</code></p>` : ''}
              ${mails.length === 0 ? html`<p>Nothing yet. Place an order.</p>` : ''}
              ${mails.map(
                (mail) =>
                  html`<details>
                    <summary>${[mail.subject, mail.to, mail.sentAt.toISOString()].join(' · ')}</summary>
                    <p><a href="/dev/mailbox/${mail.id}">Open in a page of its own</a></p>
                    <iframe
                      loading="lazy"
                      sandbox
                      src="/dev/mailbox/${mail.id}"
                      title="${mail.subject}"
                    ></iframe>
                    <pre>${mail.text}</pre>
                  </details>`,
              )}
            </main>
          </body>
        </html>`,
    )
  })
  app.get('/dev/mailbox/:id', async (c) => {
    const mail = (await listMails(asShop(c.get('ctx')))).find(({ id }) => id === c.req.param('id'))
    if (!mail) return c.text('There is no such email.', 404)
    // Mails need inline styles. This page shows one mail, runs no script, and exists only in the demo.
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
    )
    c.header('x-frame-options', 'SAMEORIGIN')
    return c.html(mail.html ?? '')
  })
  return app
}
