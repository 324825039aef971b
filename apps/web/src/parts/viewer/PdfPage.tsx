import { PAGE_SCALE, RENDER_AFTER_MS } from '@takt/domain/documents/viewer/zoom.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './DocumentViewer.module.css'
import type { OpenPdf, PageSize } from './pdf.ts'

interface PdfPageProps {
  readonly pdf: OpenPdf
  readonly page: number
  readonly rotation: number
  readonly size: PageSize
  /** How large it is shown. */
  readonly scale: number
  readonly onBroken: () => void
}

/** One page. It is drawn at once, and once more and sharper when the zoom has stood still for a while. */
export function PdfPage({ pdf, page, rotation, size, scale, onBroken }: PdfPageProps) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [rendering, setRendering] = useState(true)
  const [sharp, setSharp] = useState(PAGE_SCALE)
  const wanted = scale * window.devicePixelRatio
  useEffect(() => {
    if (wanted <= sharp) return
    const later = setTimeout(() => setSharp(wanted), RENDER_AFTER_MS)
    return () => clearTimeout(later)
  }, [wanted, sharp])
  useEffect(() => {
    if (!canvas.current) return
    setRendering(true)
    let wantedNow = true
    const drawn = pdf.draw(canvas.current, { page, scale: sharp, rotation })
    drawn.done.then(
      () => wantedNow && setRendering(false),
      () => wantedNow && onBroken(),
    )
    return () => {
      wantedNow = false
      drawn.cancel()
    }
  }, [pdf, page, rotation, sharp, onBroken])
  return (
    <canvas
      ref={canvas}
      className={styles.page}
      role="img"
      aria-label={text('viewer.page', { page })}
      aria-busy={rendering}
      style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
    />
  )
}
