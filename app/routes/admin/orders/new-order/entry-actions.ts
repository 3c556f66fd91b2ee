import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import type { RequestContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { idempotencyKey } from '#domain/orders/checkout/schemas.ts'
import { findJars, getCallerAddress, quoteOrderEntry, writeOrder } from '#domain/orders/order-entry/index.ts'
import {
  getCallerAddressInput,
  type Jar,
  type OrderEntryQuote,
  quoteOrderEntryInput,
  writeOrderInput,
  type WriteOrderResult,
} from '#domain/orders/order-entry/schemas.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { ENTRY_FIELDS, LINE_FIELDS } from './entry-fields.ts'
import {
  type EntryValues,
  toEntry,
  toFields,
  typedDiscount,
  filledLines,
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

export const ENTRY_ACTIONS: FormActions<EntryReply> = {
  write: writeAction,
  quote: quoteAction,
  find: findAction,
}

/** The total is worked out while the form is filled in: what is wrong so far is left out of it, and not blamed. */
async function quoteAction({ context, intent, form }: FormRequest) {
  const values = valuesOf(form)
  const { found } = await readLines(context, typedLines(values))
  return answer<EntryReply>({ intent, values, quote: await quoteOf(context, values, found) }, { status: 200 })
}

/** Looks for another caller without scripts: the jars go along. */
function findAction(request: FormRequest) {
  const { context, form } = request
  const search = form.get('search')?.trim()
  // The first button of the form, which any field presses by Enter.
  if (!search) return quoteAction(request)
  const jars = filledLines(typedValues(form, LINE_FIELDS))
  return leadTo(context, { to: '/admin/orders/new', search: { search, ...jars } })
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
  const input = writeOrderInput.safeParse({ lines, ...toEntry(await withAddress(context, values)) })
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
  return typedValues(form, [...ENTRY_FIELDS, ...LINE_FIELDS])
}

/** The values with the saved address that is chosen, if one is, in place of what its fields say. */
async function withAddress(context: RequestContext, values: EntryValues): Promise<EntryValues> {
  const { customerId, saved: addressId } = values
  const chosen = getCallerAddressInput.safeParse({ customerId, addressId })
  if (!chosen.success) return values
  const address = await runVerb(context, (ctx) => getCallerAddress(ctx, chosen.data))
  const { street = '', suburb, city = '', province = '', postalCode = '' } = address ?? {}
  return { ...values, street, suburb: suburb ?? '', city, province, postalCode }
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
  const { method, province, customerId, email, code, voucher, wrapped } = await withAddress(context, values)
  const { shape } = quoteOrderEntryInput
  const input = quoteOrderEntryInput.safeParse({
    lines: found.flatMap(({ jar, quantity }) => (quantity ? [{ productId: jar.id, quantity }] : [])),
    deliveryMethod: method,
    province: PROVINCES.find((one) => one === province),
    customerId: customerId || undefined,
    isWrapped: Boolean(wrapped),
    voucherCode: shape.voucherCode.safeParse(voucher).data,
    email: shape.email.safeParse(email).data,
    discountCode: shape.discountCode.safeParse(code).data,
    discount: discountSoFar(values),
  })
  return input.success ? runVerb(context, (ctx) => quoteOrderEntry(ctx, input.data)) : undefined
}

function discountSoFar(values: EntryValues) {
  const { reason: _, ...terms } = typedDiscount(values) ?? {}
  return quoteOrderEntryInput.shape.discount.safeParse(terms).data
}
