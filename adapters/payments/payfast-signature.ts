import { createHash } from 'node:crypto'
import { phpUrlencode } from './php-urlencode.ts'

export type Parameter = readonly [name: string, value: string]

/** Parameters as PayFast strings them together: `name=Tom+Yum&amount=15.00`. */
export function payfastParameterString(parameters: readonly Parameter[]): string {
  return parameters.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&')
}

/**
 * PayFast's signature: the MD5 of the parameters, in the order given, and of the passphrase behind them. A form leaves
 * blanks out and a notification keeps them, which is the caller's to see to.
 * @returns lower-case hex
 */
export function payfastSignature(parameters: readonly Parameter[], passphrase: string | undefined): string {
  const salted: readonly Parameter[] = passphrase ? [...parameters, ['passphrase', passphrase]] : parameters
  return createHash('md5').update(payfastParameterString(salted)).digest('hex')
}
