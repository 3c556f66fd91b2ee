import { NothingYet } from '#app/components/accounts/nothing-yet.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { RecipeGrid } from '#app/components/recipes/recipe-grid.tsx'
import { useFavouriteMessages } from '#app/components/recipes/use-favourite-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { localeContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listFavourites } from '#domain/recipes/favourites/index.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(localeContext)
  return { recipes: await runVerb(context, (ctx) => listFavourites(ctx, { language })) }
}

export default function FavouritesPage({ loaderData: { recipes } }: Route.ComponentProps) {
  const texts = useFavouriteMessages()
  return (
    <>
      <PageHead title={texts.title} noIndex />
      <h1 className="mb-8 text-3xl md:text-4xl">{texts.title}</h1>
      {recipes.length > 0 ? (
        <RecipeGrid recipes={recipes} />
      ) : (
        <NothingYet heading="h2" title={texts.empty} hint={texts.emptyHint} drawing="open-book">
          <LocalLink to="/recipes" className="btn btn-leaf">
            {texts.toRecipes}
          </LocalLink>
        </NothingYet>
      )}
    </>
  )
}
