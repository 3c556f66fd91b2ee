import { expect, test } from 'vitest'
import { usualProvince } from './postal-codes.ts'

test.each([
  ['0001', 'GP'], // Pretoria
  ['0157', 'GP'], // Centurion
  ['0300', 'NW'], // Rustenburg
  ['0699', 'LP'], // Polokwane
  ['1200', 'MP'], // Mbombela
  ['2000', 'GP'], // Johannesburg
  ['2196', 'GP'], // Sandton
  ['2302', 'MP'], // Secunda
  ['2745', 'NW'], // Mahikeng
  ['3201', 'KZN'], // Pietermaritzburg
  ['4001', 'KZN'], // Durban
  ['4730', 'KZN'],
  ['5201', 'EC'], // East London
  ['6001', 'EC'], // Gqeberha
  ['6529', 'WC'], // George
  ['7925', 'WC'], // Observatory
  [' 8001 ', 'WC'], // Cape Town
  ['8301', 'NC'], // Kimberley
  ['8801', 'NC'], // Upington
  ['9301', 'FS'], // Bloemfontein
  ['9999', 'FS'],
])('%s is usually in %s', (code, province) => expect(usualProvince(code)).toBe(province))

test.each(['0000', '8240', '9100', '801', '80011', '8x01', '', undefined])(
  'of %s nobody can tell the province',
  (code) => expect(usualProvince(code)).toBeUndefined(),
)
