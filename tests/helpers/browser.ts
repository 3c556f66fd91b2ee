import { onTestFinished } from 'vitest'
import type { TestApp } from './test-app.ts'

/** A browser without scripts: keeps its cookies, sends its forms, and follows no redirects on its own. */
export type Browser = {
  cookies: Map<string, string>
  get(path: string, init?: RequestInit): Promise<Response>
  post(path: string, fields: Record<string, string>, init?: RequestInit): Promise<Response>
}

let lastAddress = 0

/** Opens a browser with its own IP address, so that no other test uses up its tries. */
export function openBrowser(app: TestApp, site?: string): Browser {
  const cookies = new Map<string, string>()
  lastAddress += 1
  const address = `10.9.${lastAddress >> 8}.${lastAddress & 255}`
  onTestFinished(() => cookies.clear())

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '))
    const response = await app.fetch(path, { ...init, headers, address, ...(site ? { site } : {}) })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    get: (path, init = {}) => send(path, init),
    post(path, fields, init = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded')
      return send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), ...init, headers })
    },
  }
}
