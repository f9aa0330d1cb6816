interface CasePictureProps {
  /** `src` for every browser, `srcSet` in AVIF. */
  image: { src: string; srcSet: string; width: number; height: number; alt: string };
  sizes: string;
  isFirst: boolean;
  className: string;
}

export function CasePicture({ image: { srcSet, alt, ...image }, sizes, isFirst, className }: CasePictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        {...image}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className={`block h-auto ${className}`}
      />
    </picture>
  );
}
