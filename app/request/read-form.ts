import { badRequest } from './bad-request.ts'

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
