import {
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { highestValue } from './highest-value.ts'

Chart.register(CategoryScale, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip)

/** The purpose of a line: the chart's subject, what that is compared with, or a limit. The legend names it. */
type Look = 'main' | 'compared' | 'good' | 'poor'

const LOOKS: Record<Look, { color: string; width: number; dash: number[] }> = {
  main: { color: 'turmeric', width: 3, dash: [] },
  compared: { color: 'stone', width: 2, dash: [5, 4] },
  good: { color: 'lime', width: 2, dash: [2, 3] },
  poor: { color: 'chilli', width: 2, dash: [8, 4] },
}

export type Lines = {
  /** Along the bottom. */
  days: string[]
  /** Null where there is nothing to show. */
  lines: { label: string; look: Look; values: (number | null)[] }[]
  /** A value in words. */
  format: (value: number) => string
  /** True if the bottom is 0, however large the values are. */
  isFromZero?: boolean
}

/** Draws the lines over each other, in the colours of the page. @returns what takes the chart away */
export function drawLines(
  canvas: HTMLCanvasElement,
  { days, lines, format, isFromZero = false }: Lines,
): () => void {
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  // Below 0 are days on which more was given back than sold.
  const grid = {
    color: ({ tick }: { tick: { value: number } }) => color(tick.value === 0 ? 'stone' : 'line'),
  }
  const font = { family: style.fontFamily, size: 13 }
  const chart = new Chart(canvas, {
    type: 'line',
    data: {
      labels: days,
      datasets: lines.map(({ label, look, values }) => ({
        label,
        data: values,
        borderColor: color(LOOKS[look].color),
        backgroundColor: color(LOOKS[look].color),
        borderWidth: LOOKS[look].width,
        borderDash: LOOKS[look].dash,
        // A day without neighbours is no line.
        pointRadius: values.map((value, i) => (value !== null && isAlone(values, i) ? 3 : 0)),
        pointHitRadius: 16,
        // Curved, and nowhere below or above the values that it joins.
        cubicInterpolationMode: 'monotone' as const,
      })),
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          grid: { display: false },
          ticks: { color: color('stone'), font, maxTicksLimit: 6, maxRotation: 0 },
        },
        y: {
          grid,
          beginAtZero: isFromZero,
          suggestedMax: highestValue(lines),
          border: { display: false },
          ticks: {
            color: color('stone'),
            font,
            maxTicksLimit: 5,
            callback: (value) => format(Number(value)),
          },
        },
      },
      plugins: {
        legend: {
          align: 'start',
          // As a line, and not as a box, whose dashed edges run into each other.
          labels: {
            color: color('charcoal'),
            font,
            usePointStyle: true,
            pointStyle: 'line',
            pointStyleWidth: 32,
          },
        },
        tooltip: {
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}` },
        },
      },
    },
  })
  return () => chart.destroy()
}

function isAlone(values: (number | null)[], i: number): boolean {
  return (values[i - 1] ?? null) === null && (values[i + 1] ?? null) === null
}
