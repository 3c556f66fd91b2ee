/** A plain payment page: the purpose, the amount, and a form with one button for each choice. */
export function paymentPage(page: {
  provider: string
  item: string
  amount: string
  /** The address to which the choice is posted, as `choice`. */
  action: string
  /** choice → the label of its button */
  choices: Record<string, string>
}): string {
  const buttons = Object.entries(page.choices).map(
    ([choice, label]) => `<button name="choice" value="${escaped(choice)}">${escaped(label)}</button>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(page.provider)} stand-in</title>
<h1>${escaped(page.item)}</h1>
<p>R ${escaped(page.amount)}</p>
<form method="post" action="${escaped(page.action)}">${buttons.join('\n')}</form>
</html>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
