import type { RequestContext } from '#app/request/context.ts'
import type { Target } from '#app/request/page-path.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { readForm } from '#app/request/read-form.ts'
import { runConfirmed } from '#app/request/run-confirmed.ts'
import { runVerb } from '#app/request/run-verb.ts'

/**
 * Answers an `ExportForm` with its file. Without the password the way leads back to the page, where the form asks for it.
 * @param back the page with the form
 */
export async function runExport<T>(
  { request, context }: { request: Request; context: RequestContext },
  back: Target,
  verb: (ctx: Ctx, form: Map<string, string>) => Promise<T>,
  toFile: (exported: T) => Response,
): Promise<Response> {
  const form = await readForm(request)
  const result = await runConfirmed(context, form, () => runVerb(context, (ctx) => verb(ctx, form)))
  if ('unconfirmed' in result) return leadTo(context, back, { notice: 'export-refused' })
  return toFile(result.value)
}
