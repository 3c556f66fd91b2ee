import { pathTo } from '#app/request/page-path.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The form of the newsletter in the footer. Its texts are ours and hold nothing that HTML would read as its own. */
export function newsletterHtml(locale: Locale): string {
  const { title, hint, email, submit } = textsOf(locale).newsletterForm
  return `<form method="post" action="${pathTo('/newsletter', locale)}" class="grid max-w-md gap-2">
<h2 class="text-lg text-coconut">${title}</h2>
<p class="text-sm">${hint}</p>
<div class="flex flex-wrap gap-2">
<input name="email" type="email" required autocomplete="email" aria-label="${email}" placeholder="${email}" class="input min-w-0 flex-[1_1_12rem] placeholder:text-stone">
<button class="btn btn-primary">${submit}</button>
</div>
</form>`
}
