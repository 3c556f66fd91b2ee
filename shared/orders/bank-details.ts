/** The parts of a bank account, in the order in which the forms of banks ask for them. */
export type BankDetails = { bank: string; holder: string; number: string; branch: string }

/**
 * The parts of an account that is written as the settings ask for it, `bank, holder, number, branch`.
 * @returns undefined if it is written in another way; then it is shown as it is
 */
export function bankDetails(account: string): BankDetails | undefined {
  const parts = account.split(',').map((part) => part.trim())
  if (parts.length < 4 || parts.includes('')) return undefined
  const [bank = '', ...rest] = parts
  const [number = '', branchPart = ''] = rest.slice(-2)
  const branch = /\d[\d ]*$/.exec(branchPart)?.[0]
  if (!/^\d[\d -]{4,}$/.test(number) || !branch) return undefined
  // A holder's own name may have a comma.
  return { bank, holder: rest.slice(0, -2).join(', '), number, branch }
}
