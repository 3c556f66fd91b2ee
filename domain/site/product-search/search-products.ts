import type { ProductFacts } from '#shared/catalog/product-filters.ts'
import type { Allergen } from '#shared/catalog/food.ts'
import { type Choices, countProducts, listProducts } from '#domain/catalog/catalog/index.ts'
import type { ListProductsInput } from '#domain/catalog/catalog/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { type FactsInWords, readFacts } from '../understanding/index.ts'
import { type Choice, CHOICES, type SearchProductsInput } from './schemas.ts'
import type { FoundProducts } from './views.ts'

const unique = <Value>(values: Value[]) => [...new Set(values)]

/**
 * A page of the products that answer to words and filters. What the words ask of labels (allergens, diets, heat) is
 * answered by labels alone; the rest of them is searched for in names and texts.
 * @throws DomainError not_found for an unknown category
 */
export async function searchProducts(ctx: Ctx, input: SearchProductsInput): Promise<FoundProducts> {
  return find(ctx, input, readInput(input))
}

/**
 * The same, with the number of products that each choice would leave beside what is asked for now; a heat takes the place
 * of another.
 */
export async function searchWithChoices(
  ctx: Ctx,
  input: SearchProductsInput,
): Promise<{ found: FoundProducts; counts: Record<Choice, number> }> {
  const asked = readInput(input)
  const toCount = choicesBeside(asked.facts)
  const { counts, ...found } = await find(ctx, input, asked, toCount)
  const { category } = input
  return {
    found,
    counts: counts ?? (await countProducts(ctx, { category, search: asked.search, ...toCount })),
  }
}

async function find(
  ctx: Ctx,
  input: SearchProductsInput,
  { understood, facts, search }: Asked,
  toCount?: Choices<Choice>,
): Promise<FoundProducts & { counts?: Record<Choice, number> }> {
  const { language, page, category, sort } = input
  if (understood && understood.unsaid.length > 0) {
    const none = { items: [], page, pageSize: 1, total: 0, isTotalExact: true }
    return { ...none, understood }
  }
  const isNarrowed = facts.contains.length + facts.without.length + facts.diets.length > 0 || facts.heat
  const list = { language, page, category, sort, search }
  const found = await listProducts(ctx, { ...list, facts: isNarrowed ? facts : undefined, toCount })
  // Words of heat may be meant as words; nothing of health may.
  const isHeatAlone = understood?.heat && search !== undefined && !input.heat
  if (found.total === 0 && isHeatAlone && understood.without.length + understood.diets.length === 0) {
    return { ...found, ...(await listProducts(ctx, { ...list, search: input.search })) }
  }
  return { ...found, understood }
}

function choicesBeside({ contains, ...facts }: ProductFacts): Choices<Choice> {
  const withChoice = (choice: Choice): Omit<ProductFacts, 'contains'> => {
    switch (choice) {
      case 'mild':
      case 'medium':
      case 'hot':
        return { ...facts, heat: choice }
      case 'vegan':
      case 'gluten_free':
        return { ...facts, diets: [...facts.diets, choice] }
      case 'crustacean':
      case 'peanut':
        return { ...facts, without: [...facts.without, choice] }
    }
  }
  const choices = Object.fromEntries(CHOICES.map((choice) => [choice, withChoice(choice)]))
  return { contains, choices: choices as Choices<Choice>['choices'] }
}

type Asked = {
  understood: FactsInWords | undefined
  facts: ProductFacts
  search: ListProductsInput['search']
}

/** Combines what the words and the filters ask. */
function readInput({ search, heat, diet = [], without = [] }: SearchProductsInput): Asked {
  const understood = search ? readFacts(search) : undefined
  const names: Allergen[] = [...without, ...(understood?.without ?? [])]
  return {
    understood,
    facts: {
      contains: understood?.contains ?? [],
      without: unique(names),
      diets: unique([...diet, ...(understood?.diets ?? [])]),
      heat: heat ?? understood?.heat,
    },
    search: understood ? understood.text || undefined : search,
  }
}
