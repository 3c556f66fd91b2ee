import { data, isRouteErrorResponse } from 'react-router'
import type { FieldErrorCode } from '#shared/validation.ts'

/**
 * What a form is answered while nothing has come of it: codes, which its page says in words. Forms that did what
 * they are for lead on with a redirect.
 */
export type FormReply<Refusal = never> = {
  /** Which of the page's forms was sent. */
  intent: string
  /** What was typed, except passwords. */
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, FieldErrorCode>>
  /** Why it was refused, where that is about no single value. */
  refusal?: Refusal | LostRequest
}

/** The form never reached the server, or its answer never came. */
export type LostRequest = { reason: 'network' | 'unexpected' }

/** What was typed into some fields of a form. */
export function typedValues<Name extends string>(
  form: Map<string, string>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = form.get(name)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** For a page's `clientAction`: a request that was lost says so in its form, where everything typed still stands. */
export async function answerOrLoss<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const reason = isRouteErrorResponse(error) ? 'unexpected' : 'network'
    // As a failure, so that the page is not asked for anew, which would fail too.
    return data<FormReply>({ intent: '', values: {}, errors: {}, refusal: { reason } }, { status: 503 })
  }
}
