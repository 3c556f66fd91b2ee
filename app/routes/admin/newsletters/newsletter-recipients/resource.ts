import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { newsletterDescription, toSegment } from '#app/components/admin/newsletters/newsletter-description.ts'
import { countRecipients } from '#domain/newsletters/newsletters/index.ts'
import { segmentInput } from '#domain/newsletters/newsletters/schemas.ts'
import type { Route } from './+types/resource.ts'

/** Counts the readers who would get a newsletter, while somebody chooses them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const typed = newsletterDescription.toInput(newsletterDescription.read(new Map(url.searchParams)))
  const segment = segmentInput.safeParse(toSegment(typed.segment))
  if (!segment.success) throw badRequest()
  return runVerb(context, (ctx) => countRecipients(ctx, segment.data))
}
