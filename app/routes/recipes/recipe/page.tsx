import { Suspense, useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { isOtherPart } from '#app/components/shell/other-part.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { localeContext, serverContext } from '#app/request/context.ts'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import { requireStaff } from '#app/middleware/require-staff.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getRecipe } from '#domain/recipes/recipes/index.ts'
import { getRecipePage } from '#domain/site/whole-pages/index.ts'
import { recipeKey } from '#domain/recipes/recipes/schemas.ts'
import type { Route } from './+types/page.ts'
import { FAVOURITE_ACTIONS } from './favourite-action.ts'
import { Ingredients } from './ingredients.tsx'
import { RecipeAllergens } from './recipe-allergens.tsx'
import { RECIPE_PICTURE_SIZES, RecipeHead } from './recipe-head.tsx'
import { shownAmounts } from './shown-amounts.ts'
import { JARS_ID, ShopRecipe, takesJars } from './shop-recipe.tsx'
import { StartCooking } from './start-cooking.tsx'
import { Steps } from './steps.tsx'
import { Tips } from './tips.tsx'
import { useCookMode } from './use-cook-mode.tsx'
import { FavouriteForm, OfflineNotice, RecipeGrid, RecipeReviews } from './later.ts'
import { BelowFold } from '#app/components/ui/below-fold.tsx'
import { renderedOnData } from '#app/components/ui/rendered-on-data.tsx'

/** Staff look at a draft as its page will be, with `?draft`; for anybody else there is no such page. */
const isPreview = (url: URL) => url.searchParams.has('draft')
export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireStaff].map(
  (guard) => (args, next) => (isPreview(args.url) ? guard(args, next) : undefined),
)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const key = requireParam(recipeKey, { id: params.id, language: context.get(localeContext) }, 'recipe')
  const isCopy = context.get(serverContext).isOfflineCopy
  const page = await runVerb(context, async (ctx) =>
    isCopy ? asCopy(await getRecipe(ctx, key)) : getRecipePage(ctx, { ...key, asDraft: isPreview(url) }),
  )
  const { slug } = page.recipe
  if (params.id !== slug) throw leadTo(context, { to: '/recipes/:id', params: { id: slug } }, { status: 308 })
  return { ...page, isCopy }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, recipeId: args.params.id }, FAVOURITE_ACTIONS)
}

/**
 * Returns the part of a recipe that stays true however long it is kept: no product, so no price, and nothing of what is
 * in stock.
 */
function asCopy({ recipe, related }: Awaited<ReturnType<typeof getRecipe>>) {
  const lines = recipe.lines.map(({ product: _product, ...line }) => line)
  const none = { counts: null, reviews: [], isKept: false, dishId: undefined }
  return { recipe: { ...recipe, lines }, related, ...none }
}

/** For how many and in which units is for the browser to reckon, and cook mode is a part of the page: nothing of it is fetched. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = change.currentUrl.pathname === change.nextUrl.pathname
  const isOtherAmount = change.currentUrl.search !== change.nextUrl.search
  return (isSamePage && isOtherAmount) || isOtherPart(change) ? false : change.defaultShouldRevalidate
}

/** app/platform/ahead/ reads it. */
export const handle = { pictureSizes: RECIPE_PICTURE_SIZES }

export default renderedOnData(function RecipePage({ loaderData }: Route.ComponentProps) {
  const { recipe, related, counts, reviews, isCopy, isKept, dishId } = loaderData
  const texts = useRecipeMessages()
  const { search, pathname } = useLocation()
  // One copy serves every address of the recipe: it is taken over as it was rendered, and reckoned afterwards.
  const readsAddress = useHasScripts() || !isCopy
  const amounts = shownAmounts(new URLSearchParams(readsAddress ? search : ''), recipe.servings)
  const { start, button, cooking } = useCookMode(recipe, amounts)
  useEffect(() => {
    if (!isCopy && !recipe.isDraft)
      void import('#app/platform/offline/keep-recipe.ts').then(({ keepRecipe }) => keepRecipe(pathname))
  }, [isCopy, recipe.isDraft, pathname])
  return (
    <>
      <PageHead
        title={recipe.title}
        description={recipe.line}
        page={{ to: '/recipes/:id', params: { id: recipe.slug } }}
        noIndex={recipe.isDraft}
      />
      {isCopy && (
        <Suspense>
          <OfflineNotice />
        </Suspense>
      )}
      {recipe.isDraft && <p className="page notice mt-4 font-semibold">{texts.draft}</p>}
      <RecipeHead
        recipe={recipe}
        dishId={dishId}
        jarsId={takesJars(recipe.lines) ? JARS_ID : undefined}
        start={<StartCooking ref={button} className="bg-coconut text-leaf hover:bg-white" onStart={start} />}
      >
        {!isCopy && (
          <Suspense>
            <FavouriteForm slug={recipe.slug} isFavourite={isKept} />
          </Suspense>
        )}
      </RecipeHead>
      {cooking}
      <BelowFold key={recipe.id}>
        <div className="recipe page grid gap-12 pt-12 md:pt-16 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div className="space-y-8">
            <Ingredients recipe={recipe} amounts={amounts} />
            <ShopRecipe lines={recipe.lines} amounts={amounts} />
            <RecipeAllergens recipe={recipe} />
          </div>
          <div className="space-y-12">
            <Steps recipe={recipe} amounts={amounts}>
              <StartCooking className="btn-leaf lg:hidden" onStart={start} />
            </Steps>
            <Tips tips={recipe.tips} />
          </div>
        </div>
        {!isCopy && (
          <Suspense>
            <RecipeReviews recipe={recipe} counts={counts} reviews={reviews} />
          </Suspense>
        )}
        {related.length > 0 && (
          <section className="page pt-16 md:pt-24 print:hidden" aria-labelledby="related">
            <h2 id="related" className="mb-8 text-3xl">
              {texts.related}
            </h2>
            <Suspense>
              <RecipeGrid recipes={related} isRail />
            </Suspense>
          </section>
        )}
      </BelowFold>
    </>
  )
})
