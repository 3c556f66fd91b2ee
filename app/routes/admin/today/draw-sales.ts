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

Chart.register(CategoryScale, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip)

type SalesLines = {
  days: string[]
  lines: { label: string; cents: number[] }[]
  /** An amount of cents in words. */
  charge: (cents: number) => string
}

/** Draws one line over the other, in the colours of the page. @returns what takes the chart away */
export function drawSales(canvas: HTMLCanvasElement, { days, lines, charge }: SalesLines): () => void {
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  const [current, before] = [color('turmeric'), color('stone')]
  const grid = { color: color('line') }
  const font = { family: style.fontFamily, size: 13 }
  const chart = new Chart(canvas, {
    type: 'line',
    data: {
      labels: days,
      datasets: lines.map(({ label, cents }, i) => ({
        label,
        data: cents,
        borderColor: i === 0 ? current : before,
        backgroundColor: i === 0 ? current : before,
        borderWidth: i === 0 ? 3 : 2,
        borderDash: i === 0 ? [] : [5, 4],
        pointRadius: 0,
        pointHitRadius: 16,
        tension: 0.25,
      })),
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { grid: { display: false }, ticks: { color: before, font, maxTicksLimit: 6, maxRotation: 0 } },
        y: {
          grid,
          border: { display: false },
          ticks: { color: before, font, maxTicksLimit: 5, callback: (value) => charge(Number(value)) },
        },
      },
      plugins: {
        legend: { align: 'start', labels: { color: color('charcoal'), font, boxHeight: 2, boxWidth: 24 } },
        tooltip: {
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${charge(parsed.y ?? 0)}` },
        },
      },
    },
  })
  return () => chart.destroy()
}
