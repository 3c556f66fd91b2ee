import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { Money } from '#app/components/i18n/money.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'
import type { MenuDish } from '#domain/restaurant/menu/views.ts'
import { useMenuMessages } from './use-menu-messages.ts'
import { LANGUAGES } from '#shared/kernel/locale.ts'

/** A dish with what somebody at the table wants to know of it, and the way to cooking it at home. */
export function Dish({ dish }: { dish: MenuDish }) {
  const texts = useMenuMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const locale = useLocale()
  const allergens = dish.allergens.map((allergen) => allergenNames[allergen]).join(', ')
  const contains = allergens ? texts.contains(allergens) : dish.isIncomplete ? '' : texts.noAllergens
  const hasMarks = dish.diets.length > 0 || dish.spiceLevel > 0
  return (
    <li
      id={dish.id}
      className="flex min-w-0 scroll-mt-24 gap-4 print:mb-1.5 print:break-inside-avoid print:text-[8.5pt] print:leading-snug"
    >
      {dish.image && (
        <Picture
          image={dish.image}
          alt=""
          shape="4:3"
          sizes="112px"
          className="aspect-square size-20 shrink-0 rounded-field object-cover sm:size-28 print:hidden"
        />
      )}
      <div className="min-w-0 grow">
        <div className="flex items-baseline gap-3">
          <h3 className="min-w-0 text-lg break-words print:text-[10pt]">{dish.name}</h3>
          <span className="grow border-b border-dotted border-stone" />
          <p className="font-semibold">
            <Money cents={dish.priceCents} />
          </p>
        </div>
        <p className="text-sm text-stone print:text-[8pt]">
          <span lang={LANGUAGES[locale].fallback}>{dish.otherName}</span>
          {dish.roman && (
            <>
              {dish.otherName && ' · '}
              <i lang="th-Latn">{dish.roman}</i>
            </>
          )}
        </p>
        {dish.isSoldOut && (
          <p className="mt-1 print:hidden">
            <strong className="inline-block rounded-full border border-current px-3 py-0.5 text-sm text-chilli-text">
              {texts.soldOut}
            </strong>
          </p>
        )}
        <p className="mt-1 text-pretty print:mt-0">{dish.description}</p>
        {hasMarks && (
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm print:mr-3 print:inline print:text-[7.5pt] print:[&_.chillies]:hidden">
            {dish.spiceLevel > 0 && <SpiceLevel level={dish.spiceLevel} withWord />}
            {dish.diets.map((diet) => (
              <span key={diet} className="font-semibold print:not-first:ml-3">
                {dietNames[diet]}
              </span>
            ))}
          </p>
        )}
        <p className="mt-1 text-sm text-stone print:inline print:text-[7.5pt]">
          {contains}
          {dish.isIncomplete && <strong className="text-charcoal"> {texts.incomplete}</strong>}
        </p>
        <Home dish={dish} />
      </div>
    </li>
  )
}

/** The recipe, and the jars for it. */
function Home({ dish }: { dish: MenuDish }) {
  const texts = useMenuMessages()
  const { recipe, products } = dish
  if (!recipe && products.length === 0) return null
  const link = 'link inline-flex min-h-11 items-center'
  return (
    <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
      {recipe && (
        <LocalLink
          to="/recipes/:id"
          params={{ id: recipe.slug }}
          aria-label={texts.recipeOf(recipe.title)}
          className={`${link} font-semibold`}
        >
          {texts.cookAtHome}
        </LocalLink>
      )}
      {products.map(({ slug, name }) => (
        <LocalLink key={slug} to="/product/:id" params={{ id: slug }} className={link}>
          {texts.jar(name)}
        </LocalLink>
      ))}
    </p>
  )
}
