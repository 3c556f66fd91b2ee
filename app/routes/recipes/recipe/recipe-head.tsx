import type { ReactNode } from 'react'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useRecipesMessages } from '#app/components/recipes/use-recipes-messages.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { BreadcrumbJsonLd } from '#app/components/shell/breadcrumb-json-ld.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'
import { PrintRecipe } from './print-recipe.tsx'

export const RECIPE_PICTURE_SIZES = '(min-width: 64rem) 50vw, 87vw'

type RecipeHeadProps = {
  recipe: RecipeDetail
  /** The dish of the restaurant's menu that is cooked by it. */
  dishId: string | undefined
  /** The id of the section with the jars, if the recipe takes one. */
  jarsId: string | undefined
  /** The button that begins cook mode. */
  start: ReactNode
  /** Beside the button that prints it. */
  children: ReactNode
}

/** The dish, the way to cook it, and what one wants to know before one begins. */
export function RecipeHead({ recipe, dishId, jarsId, start, children }: RecipeHeadProps) {
  const texts = useRecipeMessages()
  const recipes = useRecipesMessages()
  const { dietNames } = useFoodMessages()
  const times = [
    [texts.prep, recipe.prepMinutes],
    [texts.cook, recipe.cookMinutes],
    [texts.rest, recipe.restMinutes],
    [texts.total, recipe.totalMinutes],
  ] as const
  return (
    <div className="on-leaf grid bg-leaf text-coconut lg:grid-cols-2 print:bg-transparent print:text-charcoal">
      <Picture
        image={recipe.image}
        alt={recipe.imageAlt}
        shape="4:3"
        sizes={RECIPE_PICTURE_SIZES}
        priority
        className="page-picture aspect-[3/2] h-full w-full object-cover lg:aspect-auto print:hidden"
      />
      <div className="page content-center pt-4 pb-8 lg:mx-0 lg:max-w-[39rem] lg:py-12">
        <nav aria-label={texts.breadcrumb} className="text-sm print:hidden">
          <BreadcrumbJsonLd
            trail={[
              { name: recipes.title, page: '/recipes' },
              { name: recipe.title, page: { to: '/recipes/:id', params: { id: recipe.slug } } },
            ]}
          />
          <LocalLink
            to="/recipes"
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {recipes.title}
          </LocalLink>
        </nav>
        <p className="eyebrow mt-2 text-turmeric print:hidden">{recipes.courses[recipe.course]}</p>
        <h1 className="mt-2 text-3xl text-coconut md:text-4xl print:text-charcoal">{recipe.title}</h1>
        <p className="mt-4 text-pretty md:text-lg">{recipe.line}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          {start}
          <JumpLinks jarsId={jarsId} />
        </div>
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
          {times.map(
            ([name, minutes]) =>
              minutes > 0 && (
                <div key={name}>
                  <dt className="text-sm">{name}</dt>
                  <dd className="font-semibold tabular-nums">{recipes.duration(minutes)}</dd>
                </div>
              ),
          )}
          <div>
            <dt className="text-sm">{texts.difficulty}</dt>
            <dd className="font-semibold">{recipes.difficulties[recipe.difficulty]}</dd>
          </div>
          <div>
            <dt className="text-sm">{texts.heat}</dt>
            <dd className="font-semibold">
              <SpiceLevel level={recipe.spiceLevel} withWord />
            </dd>
          </div>
        </dl>
        {recipe.diets.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-2">
            {recipe.diets.map((diet) => (
              <li key={diet} className="rounded-full border border-current px-3 py-1 text-sm font-semibold">
                {dietNames[diet]}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-6 max-w-prose text-pretty print:hidden">{recipe.story}</p>
        {dishId && (
          <p className="mt-2 print:hidden">
            <LocalLink
              to="/menu"
              hash={dishId}
              className="inline-flex min-h-11 items-center underline decoration-turmeric decoration-2 underline-offset-4"
            >
              {texts.onMenu}
            </LocalLink>
          </p>
        )}
        <div className="flex flex-wrap gap-x-4">
          <PrintRecipe />
          {children}
        </div>
      </div>
    </div>
  )
}

/** The ways down a long page. */
function JumpLinks({ jarsId }: { jarsId: string | undefined }) {
  const texts = useRecipeMessages()
  const parts = [
    ['ingredients', texts.ingredients],
    ['steps', texts.steps],
    ...(jarsId ? [[jarsId, texts.jars] as const] : []),
  ] as const
  return (
    <nav aria-label={texts.jumpTo}>
      <ul className="flex flex-wrap gap-x-6">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center underline decoration-turmeric decoration-2 underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
