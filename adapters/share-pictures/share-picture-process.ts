import { deserialize } from 'node:v8'
import { serveFiles } from '#adapters/workers/serve-files.ts'
import type { ShareDrawing } from './share-pictures.ts'

/* A card becomes a JPEG. */
await serveFiles(
  async () => {
    const { drawShareCard } = await import('./draw-share-card.ts')
    return (card) => drawShareCard(deserialize(card) as ShareDrawing)
  },
  { memoryMb: 600, cpuSeconds: 20 },
)
