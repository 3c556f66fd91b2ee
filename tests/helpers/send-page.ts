import type { Browser } from './browser.ts'
import type { Page } from './html.ts'

/**
 * Sends a page's form with files as it stands, as a browser without scripts does, with what somebody did to it; a field that
 * is `undefined` is left out, as a box that is not ticked.
 */
export async function sendPage(
  browser: Browser,
  path: string,
  page: Page,
  changed: Record<string, string | File | undefined>,
): Promise<Response> {
  const form = new FormData()
  for (const field of page.all('form[enctype] input')) {
    const [type, name = ''] = [field.getAttribute('type'), field.getAttribute('name')]
    const isSent = type !== 'file' && (type !== 'checkbox' || field.hasAttribute('checked'))
    if (isSent && name) form.set(name, field.getAttribute('value') ?? (type === 'checkbox' ? 'on' : ''))
  }
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) form.delete(name)
    else form.set(name, value)
  }
  const { headers, body } = new Request('http://shop.test', { method: 'POST', body: form })
  const sent = Buffer.from(await new Response(body).arrayBuffer())
  return browser.post(
    path,
    {},
    { body: sent, headers: { 'content-type': headers.get('content-type') ?? '' } },
  )
}
