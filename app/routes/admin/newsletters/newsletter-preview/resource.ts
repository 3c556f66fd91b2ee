import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { previewNewsletter } from '#domain/newsletters/newsletters/index.ts'
import { previewNewsletterInput } from '#domain/newsletters/newsletters/schemas.ts'
import type { Route } from './+types/resource.ts'

/** The mail as its reader sees it, for a frame of the newsletter's page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const input = requireParam(
    previewNewsletterInput,
    { id: params.id, language: params.language },
    'newsletter',
  )
  const { html } = await runVerb(context, (ctx) => previewNewsletter(ctx, input))
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Mails need inline styles. This page shows one mail and runs no script; its own origin lets it load pictures.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; sandbox allow-same-origin allow-popups; frame-ancestors 'self'",
    },
  })
}
