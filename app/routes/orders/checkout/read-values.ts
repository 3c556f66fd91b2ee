import type { RequestContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getKnownDetails } from '#domain/orders/checkout/index.ts'
import { ANOTHER_ADDRESS, FIELD_NAMES, type FormValues } from './fields.ts'

/** Reads what was typed into the form; a saved address that was chosen in place of typing stands in its fields. */
export async function readValues(context: RequestContext, form: Map<string, string>): Promise<FormValues> {
  const typed: FormValues = Object.fromEntries(
    FIELD_NAMES.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])),
  )
  const chosen = typed['delivery.saved']
  if (!chosen || chosen === ANOTHER_ADDRESS || typed['delivery.method'] !== 'courier') return typed
  const known = await runVerb(context, getKnownDetails)
  const address = known?.saved.find(({ id }) => id === chosen)
  if (!address) return { ...typed, 'delivery.saved': ANOTHER_ADDRESS }
  return {
    ...typed,
    'delivery.address.street': address.street,
    'delivery.address.suburb': address.suburb ?? '',
    'delivery.address.city': address.city,
    'delivery.address.province': address.province,
    'delivery.address.postalCode': address.postalCode,
  }
}
