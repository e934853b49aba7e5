# The server with its compiled engine; compose.yaml runs several of them.
FROM node:22 AS client
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY client client
COPY src/ludotheque/web/static src/ludotheque/web/static
RUN npm run --silent build

FROM python:3.11 AS wheel
WORKDIR /build
COPY . .
COPY --from=client /build/src/ludotheque/web/static/built src/ludotheque/web/static/built
RUN pip wheel --no-cache-dir --wheel-dir /wheels -c constraints.txt ".[nodes]"

FROM python:3.11-slim
RUN --mount=from=wheel,source=/wheels,target=/wheels pip install --no-cache-dir --no-index --find-links /wheels "ludotheque[nodes]" \
    && useradd --create-home --home-dir /data ludotheque
USER ludotheque
ENV LUDOTHEQUE_DATA=/data
EXPOSE 8000
CMD ["ludotheque", "serve", "--host", "0.0.0.0", "--port", "8000"]
