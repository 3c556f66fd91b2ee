import { TextPageView } from '#app/components/site/text-page-view.tsx'
import { localeContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getTextPage } from '#domain/site/pages/index.ts'
import { textPageInput } from '#domain/site/pages/schemas.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import type { Route } from './+types/page.ts'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

/** One of the pages of texts, which one its address says, as it holds now or in the earlier edition that is asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const input = textPageInput.safeParse({
    page: withoutLocale(url.pathname).split('/')[1],
    edition: url.searchParams.get('edition') ?? undefined,
    language: context.get(localeContext),
  })
  if (!input.success) throw badRequest()
  return runVerb(context, (ctx) => getTextPage(ctx, input.data))
}

export default renderedOnData(function TextsPage({ loaderData }: Route.ComponentProps) {
  return <TextPageView page={loaderData} />
})
