import type { AnyReply } from '#app/components/forms/form-reply.ts'
import { localeContext, serverContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { pathTo } from '#app/request/page-path.ts'
import { setFavourite } from '#domain/recipes/favourites/index.ts'
import { recipeKey } from '#domain/recipes/recipes/schemas.ts'

type RecipeForm = FormRequest & { recipeId: string }

/** Keeps a recipe as a favourite, or lets go of it. */
export const FAVOURITE_ACTIONS: FormActions<AnyReply, { recipeId: string }> = {
  keep: (request) => favouriteAction(request, true),
  release: (request) => favouriteAction(request, false),
}

async function favouriteAction({ context, recipeId }: RecipeForm, isFavourite: boolean): Promise<Response> {
  const language = context.get(localeContext)
  const key = requireParam(recipeKey, { id: recipeId, language }, 'recipe')
  const page = { to: '/recipes/:id', params: { id: key.id } } as const
  // The session may have ended since the page was opened.
  if (context.get(serverContext).ctx.actor.role !== 'customer')
    return leadTo(context, { to: '/auth', search: { next: pathTo(page, language) } })
  await runVerb(context, (ctx) => setFavourite(ctx, { ...key, isFavourite }))
  return leadTo(context, page)
}
