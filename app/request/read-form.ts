import { data } from 'react-router'
import type { ErrorData } from './run-verb.ts'

/** The form a page was sent; a body that is none gets the page for bad requests. Files do not count as text. */
export async function readForm(request: Request): Promise<Map<string, string>> {
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    throw badRequest()
  }
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value === 'string' && !fields.has(name)) fields.set(name, value)
  }
  return fields
}

export function badRequest() {
  return data({ code: 'bad_request' } satisfies ErrorData, { status: 400 })
}
