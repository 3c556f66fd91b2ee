import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'

/** The things that are good to know of a recipe. */
export function Tips({ tips }: { tips: string[] }) {
  const texts = useRecipeMessages()
  if (tips.length === 0) return null
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="mb-4 text-xl">
        {texts.tips}
      </h2>
      <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-turmeric">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
