import { PAGE_GAP_PX, shownScale, zoomOf } from '@takt/domain/documents/viewer/shown-scale.ts'
import type { View } from '@takt/domain/documents/viewer/view.ts'
import { useEffect, useState } from 'react'
import styles from './DocumentViewer.module.css'
import { PdfPage } from './PdfPage.tsx'
import type { OpenPdf, PageSize } from './pdf.ts'

interface PdfViewProps {
  readonly pdf: OpenPdf
  readonly pages: readonly number[]
  readonly view: View
  readonly area: PageSize
  readonly onScale: (zoom: number) => void
  readonly onBroken: () => void
}

/** The page that is open, or the two of a book. */
export function PdfView({ pdf, pages, view, area, onScale, onBroken }: PdfViewProps) {
  const [size, setSize] = useState<PageSize | null>(null)
  const [first] = pages
  useEffect(() => {
    let wanted = true
    if (first !== undefined) pdf.sizeOf(first, view.rotation).then((found) => wanted && setSize(found), onBroken)
    return () => {
      wanted = false
    }
  }, [pdf, first, view.rotation, onBroken])
  const scale = size && shownScale(view, { page: size, area, pages: pages.length })
  useEffect(() => {
    if (scale !== null) onScale(zoomOf(scale))
  }, [scale, onScale])
  if (size === null || scale === null) return null
  return (
    <div className={styles.pages} style={{ gap: PAGE_GAP_PX, padding: PAGE_GAP_PX }}>
      {pages.map((page) => (
        <PdfPage key={page} {...{ pdf, page, size, scale, onBroken }} rotation={view.rotation} />
      ))}
    </div>
  )
}
