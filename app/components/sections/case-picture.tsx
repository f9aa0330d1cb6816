interface CasePictureProps {
  /** `src` for every browser, `srcSet` in AVIF. */
  image: { src: string; srcSet: string; width: number; height: number; alt: string };
  sizes: string;
  isFirst: boolean;
  className: string;
}

export function CasePicture({ image, sizes, isFirst, className }: CasePictureProps) {
  const { src, srcSet, width, height, alt } = image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className={`block h-auto ${className}`}
      />
    </picture>
  );
}
