/** Where a form shows its banner: in its card, over its foot. */
let place: HTMLElement | null = null;

/** As the `ref` of an element: banners stand in it for as long as it is there. */
export function bannerPlace(element: HTMLElement | null): () => void {
  place = element;
  return () => {
    if (place === element) place = null;
  };
}

export const getBannerPlace = (): HTMLElement | null => place;
