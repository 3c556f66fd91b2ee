import { createHash, randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listening } from '../helpers/listening.ts'
import { paymentPage } from './payment-page.ts'

type Merchant = { merchantId: string; merchantKey: string; passphrase?: string }

/** The payment status that results from a buyer's choice. */
const OUTCOMES = { pay: 'COMPLETE', pay_later: 'COMPLETE', fail: 'FAILED', cancel: 'CANCELLED' } as const
type Choice = keyof typeof OUTCOMES

/** A payment that the merchant's form started. */
export type StandInPayment = {
  id: string
  fields: Record<string, string>
  amountCents: number
  status: 'open' | 'COMPLETE' | 'FAILED' | 'CANCELLED'
  refundedCents: number
}

/** A notification (ITN): its body as posted, the address, and the status of each answer (0: none). */
export type StandInNotification = { to: string; body: string; answers: number[] }

export type PayFastStandIn = {
  url: string
  apiUrl: string
  payments: StandInPayment[]
  notifications: StandInNotification[]
  refunds: { paymentId: string; amountCents: number; reason: string }[]
  /** The moment at which the shop is notified: before the buyer comes back, afterwards, or only by `notify`. */
  notifies: 'before_return' | 'after_return' | 'by_hand'
  /** True if the shop is notified when a buyer cancels. */
  notifiesOfCancelling: boolean
  /** The time that it waits before it repeats a notification that was not answered with 200. */
  retriesAfterMs: number
  refundMethod: 'PAYMENT_SOURCE' | 'BANK_PAYOUT' | 'NOT_AVAILABLE'
  /** The next refund is carried out, but its answer is lost. */
  losesNextRefundAnswer: boolean
  /** A notification's signed body about the newest payment, which the stand-in will confirm as its own. */
  write(overrides?: Record<string, string>): string
  /** Posts a notification about the newest payment, once. Returns the status of the answer. */
  notify(overrides?: Record<string, string>): Promise<number>
  /** Posts the n-th notification again, byte for byte. */
  resend(n: number): Promise<number>
  close(): void
}

/**
 * PayFast on this machine, written from its documentation and not from the shop's code, so that the two cannot share a
 * mistake: the payment page, notifications and their confirmation, and the refunds of the API.
 */
export async function startPayFastStandIn(merchant: Merchant): Promise<PayFastStandIn> {
  const confirmed = new Set<string>()
  // Two stand-ins may serve one shop, and their payments must not be mixed up.
  const firstId = randomInt(1_000_000, 1_000_000_000)
  const timers = new Set<NodeJS.Timeout>()
  let isOpen = true
  const server = await listening((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  const standIn: PayFastStandIn = {
    url: server.url,
    apiUrl: `${server.url}/api`,
    payments: [],
    notifications: [],
    refunds: [],
    notifies: 'before_return',
    notifiesOfCancelling: false,
    retriesAfterMs: 500,
    refundMethod: 'PAYMENT_SOURCE',
    losesNextRefundAnswer: false,
    write: (overrides) => write(newest(), overrides),
    notify: (overrides) => deliver(queue(newest(), overrides)),
    resend: (n) => {
      const notification = standIn.notifications[n]
      if (!notification) throw new Error(`there is no notification ${n}`)
      return deliver(notification)
    },
    close() {
      isOpen = false
      for (const timer of timers) clearTimeout(timer)
      server.close()
    },
  }
  return standIn

  function newest(): StandInPayment {
    const payment = standIn.payments.at(-1)
    if (!payment) throw new Error('nobody has begun a payment')
    return payment
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.url)
    const body = await text(request)
    const route = `${request.method} ${pathname}`
    if (route === 'POST /eng/process') return openPage(body, response)
    if (route === 'POST /eng/query/validate') {
      response.end(confirmed.has(body) ? 'VALID' : 'INVALID')
      return
    }
    // The view of a merchant in PayFast's dashboard.
    if (route === 'GET /refunds') return sendJson(response, 200, standIn.refunds)
    const [, page] = /^POST \/eng\/process\/(\d+)$/.exec(route) ?? []
    if (page) return choose(paymentOf(page), new URLSearchParams(body).get('choice') as Choice, response)
    const [, method, query, id] = /^(GET|POST) \/api\/refunds\/(query\/)?([^/]+)$/.exec(route) ?? []
    if (method && id) {
      const fault = faultOfApiCall(request, searchParams, body)
      if (fault) return sendFailure(response, 401, fault)
      const payment = standIn.payments.find((each) => each.id === id && each.status === 'COMPLETE')
      if (!payment) return sendFailure(response, 404, 'Payment not found')
      if (method === 'GET' && query) return sendJson(response, 200, refundState(payment))
      if (method === 'POST' && !query) return refund(payment, body, response)
    }
    response.writeHead(404).end('no such page')
  }

  function openPage(body: string, response: ServerResponse): void {
    const fields = [...new URLSearchParams(body)]
    const fault = faultOfForm(fields)
    if (fault) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(fault)
      return
    }
    const values = Object.fromEntries(fields)
    const payment: StandInPayment = {
      id: String(firstId + standIn.payments.length),
      fields: values,
      amountCents: Math.round(Number(values['amount']) * 100),
      status: 'open',
      refundedCents: 0,
    }
    standIn.payments.push(payment)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(
      paymentPage({
        provider: 'PayFast',
        item: values['item_name'] ?? '',
        amount: values['amount'] ?? '',
        action: `/eng/process/${payment.id}`,
        choices: { pay: 'Pay', pay_later: 'Pay, and tell the shop later', fail: 'Fail', cancel: 'Cancel' },
      }),
    )
  }

  function faultOfForm(fields: [string, string][]): string | undefined {
    const values = new Map(fields)
    const signed = fields.filter(([name]) => name !== 'signature')
    const places = signed.map(([name]) => FORM_FIELDS.indexOf(name))
    if (places.includes(-1)) return 'an unknown field'
    if (places.some((place, i) => place <= (places[i - 1] ?? -1))) return 'fields out of order'
    if (signed.some(([, value]) => value === '')) return 'a blank field'
    if (values.get('merchant_id') !== merchant.merchantId) return 'an unknown merchant'
    if (values.get('merchant_key') !== merchant.merchantKey) return 'a wrong merchant key'
    if (!/^\d+\.\d\d$/.test(values.get('amount') ?? '')) return 'a wrong amount'
    if (!values.get('item_name')) return 'no item name'
    if (signed.some(([name, value]) => SHORT_FIELDS.includes(name) && Array.from(value).length > 100)) {
      return 'a field that is too long'
    }
    const written = signed.map(([name, value]) => `${name}=${urlencoded(value.trim())}`)
    if (values.get('signature') !== md5(salted(written).join('&'))) return 'the signature does not match'
    return undefined
  }

  async function choose(payment: StandInPayment, choice: Choice, response: ServerResponse): Promise<void> {
    if (payment.status === 'COMPLETE') {
      response.writeHead(409).end('paid already')
      return
    }
    payment.status = OUTCOMES[choice]
    const isTold = choice !== 'cancel' || standIn.notifiesOfCancelling
    const moment = choice === 'pay_later' ? 'after_return' : standIn.notifies
    if (isTold && moment === 'before_return') await deliverUntilTaken(queue(payment))
    const goesTo = payment.status === 'COMPLETE' ? 'return_url' : 'cancel_url'
    response.writeHead(303, { location: payment.fields[goesTo] ?? '/' }).end()
    if (isTold && moment === 'after_return') later(1_000, () => deliverUntilTaken(queue(payment)))
  }

  /** In the order of the documentation, empty fields included; `overrides` replace values, or are added at the end. */
  function write(payment: StandInPayment, overrides: Record<string, string> = {}): string {
    const { fields } = payment
    const feeCents = Math.round(payment.amountCents * 0.035)
    const values = {
      m_payment_id: fields['m_payment_id'] ?? '',
      pf_payment_id: payment.id,
      payment_status: payment.status === 'open' ? 'COMPLETE' : payment.status,
      item_name: fields['item_name'] ?? '',
      item_description: fields['item_description'] ?? '',
      amount_gross: rand(payment.amountCents),
      amount_fee: `-${rand(feeCents)}`,
      amount_net: rand(payment.amountCents - feeCents),
      ...Object.fromEntries(CUSTOM_FIELDS.map((name) => [name, fields[name] ?? ''])),
      name_first: fields['name_first'] ?? '',
      name_last: fields['name_last'] ?? '',
      email_address: fields['email_address'] ?? '',
      merchant_id: merchant.merchantId,
      ...overrides,
    }
    const written = Object.entries(values).map(([name, value]) => `${name}=${urlencoded(value)}`)
    confirmed.add(written.join('&'))
    return `${written.join('&')}&signature=${md5(salted(written).join('&'))}`
  }

  function queue(payment: StandInPayment, overrides?: Record<string, string>): StandInNotification {
    const to = payment.fields['notify_url']
    if (!to) throw new Error('the form named no notify_url')
    const notification = { to, body: write(payment, overrides), answers: [] }
    standIn.notifications.push(notification)
    return notification
  }

  async function deliver({ to, body, answers }: StandInNotification): Promise<number> {
    const status = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status,
      () => 0,
    )
    answers.push(status)
    return status
  }

  async function deliverUntilTaken(notification: StandInNotification): Promise<void> {
    const status = await deliver(notification)
    if (status !== 200) later(standIn.retriesAfterMs, () => deliverUntilTaken(notification))
  }

  function later(ms: number, work: () => Promise<void>): void {
    if (!isOpen) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, ms)
    timers.add(timer.unref())
  }

  /** Header, query and body are signed together, sorted by name, the passphrase among them. */
  function faultOfApiCall(
    request: IncomingMessage,
    query: URLSearchParams,
    body: string,
  ): string | undefined {
    const names = ['merchant-id', 'version', 'timestamp']
    const values = new Map(names.map((name) => [name, String(request.headers[name] ?? '')]))
    for (const [name, value] of query) if (name !== 'testing') values.set(name, value)
    if (body) for (const [name, value] of Object.entries(JSON.parse(body))) values.set(name, String(value))
    values.set('passphrase', merchant.passphrase ?? '')
    const sorted = [...values.keys()].toSorted()
    const signature = md5(sorted.map((name) => `${name}=${urlencoded(values.get(name) ?? '')}`).join('&'))
    if (values.get('merchant-id') !== merchant.merchantId) return 'Merchant not found'
    if (values.get('version') !== 'v1') return 'API version is not valid'
    if (!TIMESTAMP.test(values.get('timestamp') ?? '')) return 'Required variables not present in request'
    return request.headers['signature'] === signature ? undefined : 'Merchant authorisation failed'
  }

  function refundState(payment: StandInPayment): object {
    const available = payment.amountCents - payment.refundedCents
    const method = available === 0 ? 'NOT_AVAILABLE' : standIn.refundMethod
    const isRefundable = method !== 'NOT_AVAILABLE'
    return {
      token: 'a3b3ae55-ab8b-b388-df23-4e6882b86ce0',
      funding_type: 'Credit Card',
      amount_original: payment.amountCents,
      amount_available_for_refund: isRefundable ? available : 0,
      status: available === 0 ? 'COMPLETED' : isRefundable ? 'REFUNDABLE' : 'NOT_AVAILABLE',
      errors: available > 0 && !isRefundable ? ['The payment is too old to be refunded.'] : [],
      refund_full: { method: payment.refundedCents === 0 ? method : 'NOT_AVAILABLE' },
      refund_partial: { method },
      bank_names: [],
    }
  }

  function refund(payment: StandInPayment, body: string, response: ServerResponse): void {
    const { amount, reason, notify_buyer } = JSON.parse(body) as Record<string, unknown>
    if (
      !Number.isInteger(amount) ||
      typeof reason !== 'string' ||
      reason.length < 3 ||
      notify_buyer === undefined
    ) {
      return sendFailure(response, 400, 'Required variables not present in request')
    }
    const amountCents = Number(amount)
    if (amountCents <= 0 || payment.refundedCents + amountCents > payment.amountCents) {
      return sendFailure(response, 400, 'The amount is more than can be refunded.')
    }
    payment.refundedCents += amountCents
    standIn.refunds.push({ paymentId: payment.id, amountCents, reason })
    if (standIn.losesNextRefundAnswer) {
      standIn.losesNextRefundAnswer = false
      response.destroy()
      return
    }
    sendJson(response, 200, { code: 200, status: 'success', data: { response: true, message: 'Success' } })
  }

  function paymentOf(id: string): StandInPayment {
    const payment = standIn.payments.find((each) => each.id === id)
    if (!payment) throw new Error(`there is no payment ${id}`)
    return payment
  }

  function salted(written: string[]): string[] {
    return merchant.passphrase
      ? [...written, `passphrase=${urlencoded(merchant.passphrase.trim())}`]
      : written
  }
}

const numbered = (name: string) => [1, 2, 3, 4, 5].map((n) => `${name}${n}`)
const CUSTOM_FIELDS = [...numbered('custom_str'), ...numbered('custom_int')]
const FORM_FIELDS = [
  'merchant_id merchant_key return_url cancel_url notify_url notify_method',
  'name_first name_last email_address cell_number m_payment_id amount item_name item_description',
  numbered('custom_int').join(' '),
  numbered('custom_str').join(' '),
  'email_confirmation confirmation_address currency payment_method',
].flatMap((names) => names.split(' '))
const SHORT_FIELDS = ['name_first', 'name_last', 'email_address', 'm_payment_id', 'item_name']
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:?\d\d)?$/

const rand = (cents: number) => (cents / 100).toFixed(2)
const md5 = (written: string) => createHash('md5').update(written).digest('hex')

/** PHP's urlencode, byte by byte. */
function urlencoded(value: string): string {
  const bytes = [...Buffer.from(value, 'utf8')]
  return bytes
    .map((byte) => {
      const char = String.fromCharCode(byte)
      if (/[A-Za-z0-9_.-]/.test(char)) return char
      return char === ' ' ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendFailure(response: ServerResponse, code: number, message: string): void {
  sendJson(response, code, { code, status: 'failed', data: { response: false, message } })
}
