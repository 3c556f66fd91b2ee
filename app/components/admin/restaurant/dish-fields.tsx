import { CheckBox } from '#app/components/admin/check-box.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextArea, TextField } from '#app/components/forms/field.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import type { DishFacts, ProductChoice, RecipeChoice } from '#domain/restaurant/menu/schemas.ts'
import { ALLERGENS, DIET_TAGS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import { NONE, PRODUCT_FIELDS } from './dish-values.ts'

const plain = { autoComplete: 'off' } as const

/** The fields for what a dish costs and whether it is on the menu: for admins. */
export function DishTerms() {
  const { menu: texts } = useStaffMessages()
  return (
    <OfficeCard id="terms" title={texts.termsTitle}>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          name="priceCents"
          label={texts.priceCents}
          hint={texts.priceHint}
          input={{ ...plain, inputMode: 'decimal' }}
        />
        <CheckBox name="isActive" label={texts.isActive} />
      </div>
    </OfficeCard>
  )
}

type DishContentProps = { recipes: RecipeChoice[]; products: ProductChoice[]; facts?: DishFacts }

/** The fields for what a dish is, and for whom. */
export function DishContent({ recipes, products, facts }: DishContentProps) {
  const { menu: texts } = useStaffMessages()
  const { courses } = useStaffMessages().menu
  const { languages } = texts
  return (
    <>
      <OfficeCard id="texts" title={texts.textsTitle}>
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
          {LOCALES.map((locale) => (
            <TextField
              key={locale}
              name={`name.${locale}`}
              label={`${texts.name} (${languages[locale]})`}
              input={{ ...plain, lang: locale }}
            />
          ))}
          {LOCALES.map((locale) => (
            <TextArea
              key={locale}
              name={`description.${locale}`}
              label={`${texts.description} (${languages[locale]})`}
              hint={texts.descriptionHint}
              isOptional={locale !== DEFAULT_LOCALE}
              rows={2}
            />
          ))}
          <TextField name="roman" label={texts.roman} hint={texts.romanHint} isOptional input={plain} />
          <SelectField name="course" label={texts.course} autoComplete="off">
            {MENU_COURSES.map((course) => (
              <option key={course} value={course}>
                {courses[course]}
              </option>
            ))}
          </SelectField>
          <TextField name="pictureAlt.en" label={texts.altEn} hint={texts.altHint} isOptional input={plain} />
          <TextField name="pictureAlt.th" label={texts.altTh} hint={texts.altHint} isOptional input={plain} />
        </div>
      </OfficeCard>
      <OfficeCard id="facts" title={texts.factsTitle} hint={texts.graphHint}>
        {facts && <FactsNow facts={facts} />}
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
          <SelectField name="recipeId" label={texts.recipeId} autoComplete="off">
            <option value={NONE}>{texts.noRecipe}</option>
            {recipes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SelectField name="spiceLevel" label={texts.spiceLevel} autoComplete="off">
            {SPICE_LEVELS.map((level) => (
              <option key={level} value={level}>
                {texts.spiceLevels[level]}
              </option>
            ))}
          </SelectField>
        </div>
        <fieldset className="mt-6 border-t border-line pt-4">
          <legend className="float-left mb-2 w-full font-semibold">{texts.products}</legend>
          <p className="clear-both mb-4 text-sm text-stone">{texts.productsHint}</p>
          <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
            {PRODUCT_FIELDS.map((field, at) => (
              <SelectField key={field} name={field} label={texts.product(at + 1)} autoComplete="off">
                <option value={NONE}>{texts.noProduct}</option>
                {products.map(({ sku, name }) => (
                  <option key={sku} value={sku}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        </fieldset>
        <Boxes />
      </OfficeCard>
    </>
  )
}

/** Shows what follows from the dish as it is saved, its recipe and its products. */
function FactsNow({ facts: { allergens, diets, isIncomplete } }: { facts: DishFacts }) {
  const { menu: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const list = allergens.map((allergen) => allergenNames[allergen]).join(', ')
  return (
    <div className="notice mb-6">
      <p>
        <strong>{texts.factsNow}:</strong> {list ? texts.factsContains(list) : texts.factsNothing}.{' '}
        {diets.length > 0
          ? texts.factsDiets(diets.map((diet) => dietNames[diet]).join(', '))
          : texts.factsNoDiet}
      </p>
      {isIncomplete && <p className="mt-2 font-semibold text-chilli-text">{texts.incompleteText}</p>}
    </div>
  )
}

function Boxes() {
  const { menu: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const groups = [
    { group: 'allergens', legend: texts.allergens, boxes: ALLERGENS.map((one) => [one, allergenNames[one]]) },
    { group: 'dietTags', legend: texts.dietTags, boxes: DIET_TAGS.map((one) => [one, dietNames[one]]) },
  ]
  return groups.map(({ group, legend, boxes }) => (
    <fieldset key={group} className="mt-6 border-t border-line pt-4">
      <legend className="float-left mb-2 w-full font-semibold">{legend}</legend>
      <div className="clear-both grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {boxes.map(([name = '', label = '']) => (
          <CheckBox key={name} name={`${group}.${name}`} label={label} />
        ))}
      </div>
    </fieldset>
  ))
}
