/** States that only a pointer or a keyboard brings about, and the class by which a sample has one. */
const STATES = [
  [':hover', '.as-hover'],
  [':focus-visible', '.as-focus'],
  [':active', '.as-pressed'],
] as const

/** Gives samples the look of a state: each rule for it holds for the class, too. Once for each document. */
export function showStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet)
}

function copyRules(parent: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  const { cssRules } = parent
  // From the end, so that what is added is not looked at.
  for (let i = cssRules.length - 1; i >= 0; i -= 1) {
    const rule = cssRules[i]
    if (rule instanceof CSSStyleRule && STATES.some(([state]) => rule.selectorText.includes(state))) {
      parent.insertRule(withClasses(rule), i + 1)
    } else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      copyRules(rule)
    }
  }
}

function withClasses(rule: CSSStyleRule): string {
  const selector = STATES.reduce((text, [state, name]) => text.replaceAll(state, name), rule.selectorText)
  return selector + rule.cssText.slice(rule.selectorText.length)
}
