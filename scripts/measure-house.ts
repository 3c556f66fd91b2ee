/*
 * Prints the figures of the house: `node scripts/measure-house.ts`. Beside the folder of an earlier checkout, with
 * `node scripts/measure-house.ts ../krok-before`, it prints both.
 */
import { measureHouse, printFigures } from '#tests/house/figures.ts'
import { ROOMS } from '../rooms.ts'

const [earlier] = process.argv.slice(2)
console.log(printFigures(measureHouse('.', ROOMS), earlier ? measureHouse(earlier, ROOMS) : undefined))
