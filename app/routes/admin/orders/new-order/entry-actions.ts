import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import type { RequestContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { idempotencyKey } from '#domain/orders/checkout/schemas.ts'
import { findJars, quoteOrderEntry, writeOrder } from '#domain/orders/order-entry/index.ts'
import {
  type Jar,
  type OrderEntryQuote,
  quoteOrderEntryInput,
  writeOrderInput,
  type WriteOrderResult,
} from '#domain/orders/order-entry/schemas.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { ENTRY_FIELDS, jarField, MOST_JARS } from './entry-fields.ts'
import {
  type EntryValues,
  toEntry,
  toFields,
  typedDiscount,
  type TypedLine,
  typedLines,
} from './entry-input.ts'

/** `jar_unknown`: no jar, or several, are meant by what a line says. */
export type EntryRefusal =
  | Extract<WriteOrderResult, { ok: false }>
  | { reason: 'jar_unknown'; line: number; jars: Jar[] }

export type EntryReply = FormReply<EntryRefusal> & {
  /** The cost as far as it is written. */
  quote?: OrderEntryQuote | undefined
}

export const ENTRY_ACTIONS: FormActions<EntryReply> = { write: writeAction, quote: quoteAction }

/** The total is worked out while the form is filled in: what is wrong so far is left out of it, and not blamed. */
async function quoteAction({ context, intent, form }: FormRequest) {
  const values = valuesOf(form)
  const { found } = await readLines(context, typedLines(values))
  return answer<EntryReply>({ intent, values, quote: await quoteOf(context, values, found) }, { status: 200 })
}

async function writeAction({ context, intent, form }: FormRequest) {
  const key = idempotencyKey.safeParse(form.get('key'))
  if (!key.success) throw badRequest()
  const values = valuesOf(form)
  const { found, unknown } = await readLines(context, typedLines(values))
  const quote = await quoteOf(context, values, found)
  if (unknown) {
    return answer<EntryReply>({ intent, values, quote, refusal: { reason: 'jar_unknown', ...unknown } })
  }
  const lines = found.map(({ jar, quantity }) => ({ productId: jar.id, quantity }))
  const input = writeOrderInput.safeParse({ lines, ...toEntry(values) })
  if (!input.success) {
    return answer<EntryReply>({
      intent,
      values,
      quote,
      errors: toFields(
        toFieldErrors(input.error),
        found.map(({ typed }) => typed),
      ),
    })
  }
  const result = await runVerb(context, (ctx) => writeOrder(ctx, { ...input.data, idempotencyKey: key.data }))
  if (result.ok) {
    return leadTo(
      context,
      { to: '/admin/orders/:id', params: { id: result.orderId } },
      { notice: result.isReplay ? 'order-written-before' : 'order-written' },
    )
  }
  return answer<EntryReply>({ intent, values, quote, refusal: result }, { status: 409 })
}

function valuesOf(form: Map<string, string>): EntryValues {
  const lines = Array.from({ length: MOST_JARS }, (_, line) => [
    jarField(line, 'jar'),
    jarField(line, 'quantity'),
  ])
  return typedValues(form, [...ENTRY_FIELDS, ...lines.flat()])
}

type FoundLine = { typed: TypedLine; jar: Jar; quantity: number | undefined }

async function readLines(context: RequestContext, typed: TypedLine[]) {
  const jars = await runVerb(context, (ctx) =>
    findJars(ctx, { typed: typed.map(({ jar }) => jar.slice(0, 200)) }),
  )
  const found: FoundLine[] = []
  let unknown: { line: number; jars: Jar[] } | undefined
  for (const [at, one] of typed.entries()) {
    const result = jars[at]
    if (result?.ok) found.push({ typed: one, jar: result.jar, quantity: one.quantity })
    else unknown ??= { line: one.line, jars: result?.jars ?? [] }
  }
  return { found, unknown }
}

async function quoteOf(context: RequestContext, values: EntryValues, found: FoundLine[]) {
  const { method, province } = values
  const input = quoteOrderEntryInput.safeParse({
    lines: found.flatMap(({ jar, quantity }) => (quantity ? [{ productId: jar.id, quantity }] : [])),
    deliveryMethod: method,
    province: PROVINCES.find((one) => one === province),
    discount: discountSoFar(values),
  })
  return input.success ? runVerb(context, (ctx) => quoteOrderEntry(ctx, input.data)) : undefined
}

function discountSoFar(values: EntryValues) {
  const { reason: _, ...terms } = typedDiscount(values) ?? {}
  return quoteOrderEntryInput.shape.discount.safeParse(terms).data
}
