import { answer } from '#app/request/answer.ts'
import type { FieldErrorCode } from '#shared/kernel/validation.ts'
import type { OrderForm, OrderReply } from './order-reply.ts'

/** Answers a form of the page with what is wrong at its fields; `nameOf` names the field of a path of the verb's input. */
export function refuseValues(
  { intent }: OrderForm,
  values: Partial<Record<string, string>>,
  wrong: Record<string, FieldErrorCode>,
  nameOf: (path: string) => string,
) {
  const errors = Object.fromEntries(
    Object.entries(wrong).map(([path, code]) => [
      nameOf(path),
      // People type rand, where a whole number is not asked for.
      path.endsWith('Cents') && code === 'not_a_whole_number' ? 'invalid' : code,
    ]),
  )
  return answer<OrderReply>({ intent, values, errors })
}
