import { PAGE_GAP_PX, shownScale, zoomOf } from '@takt/domain/documents/viewer/shown-scale.ts'
import type { View } from '@takt/domain/documents/viewer/view.ts'
import { useEffect, useState } from 'react'
import styles from './DocumentViewer.module.css'
import type { PageSize } from './pdf.ts'

interface ImageViewProps {
  readonly bytes: ArrayBuffer
  readonly contentType: string
  readonly name: string
  readonly view: View
  readonly area: PageSize
  readonly onScale: (zoom: number) => void
  readonly onBroken: () => void
}

/** A picture. A drawing too is a picture only: in an img its scripts are dead. */
export function ImageView({ bytes, contentType, name, view, area, onScale, onBroken }: ImageViewProps) {
  const [url, setUrl] = useState<string | null>(null)
  const [size, setSize] = useState<PageSize | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: contentType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, contentType])
  const turned = view.rotation % 180 !== 0
  const page = size && (turned ? { width: size.height, height: size.width } : size)
  const scale = page && shownScale(view, { page, area, pages: 1 })
  useEffect(() => {
    if (scale !== null) onScale(zoomOf(scale))
  }, [scale, onScale])
  if (url === null) return null
  return (
    <div className={styles.pages} style={{ padding: PAGE_GAP_PX }}>
      <span
        className={styles.picture}
        style={page && scale ? { inlineSize: page.width * scale, blockSize: page.height * scale } : undefined}
      >
        <img
          className={styles.image}
          src={url}
          alt={name}
          onLoad={({ currentTarget }) =>
            // A drawing without a size of its own has none: it is taken as a sheet.
            setSize({ width: currentTarget.naturalWidth || 840, height: currentTarget.naturalHeight || 594 })
          }
          onError={onBroken}
          style={
            size && scale
              ? {
                  inlineSize: size.width * scale,
                  blockSize: size.height * scale,
                  transform: `translate(-50%, -50%) rotate(${view.rotation}deg)`,
                }
              : undefined
          }
        />
      </span>
    </div>
  )
}
