import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listening } from '../helpers/listening.ts'
import { paymentPage } from './payment-page.ts'

type Transaction = {
  id: number
  reference: string
  status: 'abandoned' | 'success' | 'failed'
  amount: number
  currency: string
  metadata: unknown
  callbackUrl: string
}

type Refund = {
  id: number
  transaction: number
  amount: number
  status: string
  merchant_note: string
}

export type PaystackStandIn = {
  url: string
  transactions: Transaction[]
  refunds: Refund[]
  /** The status of the shop's answers to its notifications (0: none). */
  answers: number[]
  /** The shop's webhook, which a merchant sets in Paystack's dashboard. */
  webhookUrl: string | undefined
  /** The next refund is carried out, but its answer is lost. */
  losesNextRefundAnswer: boolean
  /** A signed notification, as it would be posted; by default about the newest transaction. */
  write(event: string, data?: unknown): { body: string; headers: Record<string, string> }
  close(): void
}

/** Paystack on this machine, written from its documentation: starts payments, lets people pay, verifies, refunds. */
export async function startPaystackStandIn({ secretKey }: { secretKey: string }): Promise<PaystackStandIn> {
  const server = await listening((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  const standIn: PaystackStandIn = {
    url: server.url,
    transactions: [],
    refunds: [],
    answers: [],
    webhookUrl: undefined,
    losesNextRefundAnswer: false,
    write(event, data = standIn.transactions.at(-1)) {
      const body = JSON.stringify({ event, data })
      const signature = createHmac('sha512', secretKey).update(body).digest('hex')
      return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } }
    },
    close: () => server.close(),
  }
  return standIn

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.url)
    const route = `${request.method} ${pathname}`
    const body = await text(request)
    const [, method, reference = ''] = /^(GET|POST) \/pay\/([^/]+)$/.exec(route) ?? []
    const shown = standIn.transactions.find((each) => each.reference === reference)
    if (method === 'GET' && shown) return show(shown, response)
    if (method === 'POST' && shown) {
      return choose(shown, new URLSearchParams(body).get('choice') ?? '', response)
    }

    if (request.headers.authorization !== `Bearer ${secretKey}`) return refuse(response, 401, 'Invalid key')
    const values = body ? (JSON.parse(body) as Record<string, unknown>) : {}
    if (route === 'POST /transaction/initialize') return begin(values, response)
    if (route === 'POST /refund') return refund(values, response)
    if (route === 'GET /refund') {
      const refunds = standIn.refunds.filter(
        (each) => each.transaction === Number(searchParams.get('transaction')),
      )
      return succeed(response, 'Refunds retrieved', refunds)
    }
    const [, asked] = /^GET \/transaction\/verify\/([^/]+)$/.exec(route) ?? []
    const found = standIn.transactions.find((each) => each.reference === decodeURIComponent(asked ?? ''))
    if (!found) return refuse(response, 400, 'Transaction reference not found.')
    succeed(response, 'Verification successful', found)
  }

  function begin(values: Record<string, unknown>, response: ServerResponse): void {
    const { amount, currency, email, reference, callback_url, metadata } = values
    if (!Number.isInteger(amount) || Number(amount) <= 0) return refuse(response, 400, 'Invalid Amount Sent')
    if (currency !== 'ZAR') return refuse(response, 403, 'Currency not supported by merchant')
    if (typeof email !== 'string' || !email.includes('@'))
      return refuse(response, 400, 'Invalid Email Address Passed')
    if (typeof reference !== 'string' || !/^[a-z0-9.=-]+$/i.test(reference)) {
      return refuse(response, 400, 'Invalid character in transaction reference')
    }
    if (standIn.transactions.some((each) => each.reference === reference)) {
      return refuse(response, 400, 'Duplicate Transaction Reference')
    }
    standIn.transactions.push({
      id: 4_099_260_516 + standIn.transactions.length,
      reference,
      status: 'abandoned',
      amount: Number(amount),
      currency,
      metadata: metadata ?? '',
      callbackUrl: String(callback_url),
    })
    succeed(response, 'Authorization URL created', {
      authorization_url: `${server.url}/pay/${reference}`,
      access_code: '0peioxfhpn',
      reference,
    })
  }

  function show(transaction: Transaction, response: ServerResponse): void {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(
      paymentPage({
        provider: 'Paystack',
        item: transaction.reference,
        amount: (transaction.amount / 100).toFixed(2),
        action: `/pay/${transaction.reference}`,
        choices: { success: 'Pay', failed: 'Fail', cancel: 'Cancel' },
      }),
    )
  }

  async function choose(transaction: Transaction, choice: string, response: ServerResponse): Promise<void> {
    if (choice === 'success' || choice === 'failed') {
      transaction.status = choice
      await notify(standIn.write(`charge.${choice}`, transaction))
    }
    const back = new URL(transaction.callbackUrl)
    back.searchParams.set('trxref', transaction.reference)
    back.searchParams.set('reference', transaction.reference)
    const { cancel_action } = transaction.metadata as { cancel_action?: string }
    response
      .writeHead(303, { location: choice === 'success' ? back.href : (cancel_action ?? back.href) })
      .end()
  }

  async function notify({ body, headers }: ReturnType<PaystackStandIn['write']>): Promise<void> {
    if (!standIn.webhookUrl) return
    const sent = fetch(standIn.webhookUrl, { method: 'POST', body, headers, redirect: 'manual' })
    standIn.answers.push(
      await sent.then(
        ({ status }) => status,
        () => 0,
      ),
    )
  }

  function refund(values: Record<string, unknown>, response: ServerResponse): void {
    const transaction = standIn.transactions.find((each) => each.reference === values['transaction'])
    if (transaction?.status !== 'success') return refuse(response, 404, 'Transaction not found')
    const amount = Number(values['amount'])
    const refunded = standIn.refunds
      .filter((each) => each.transaction === transaction.id && each.status !== 'failed')
      .reduce((sum, each) => sum + each.amount, 0)
    if (refunded + amount > transaction.amount) {
      return refuse(response, 400, 'Refund amount cannot be more than the transaction amount')
    }
    const made = {
      id: 3_018_284 + standIn.refunds.length,
      transaction: transaction.id,
      amount,
      status: 'pending',
      merchant_note: String(values['merchant_note']),
    }
    standIn.refunds.push(made)
    if (standIn.losesNextRefundAnswer) {
      standIn.losesNextRefundAnswer = false
      response.destroy()
      return
    }
    succeed(response, 'Refund has been queued for processing', {
      ...made,
      transaction: { id: transaction.id },
    })
  }
}

function succeed(response: ServerResponse, message: string, data: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: true, message, data }))
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ status: false, message }))
}
